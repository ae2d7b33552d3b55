import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** With DATA_DIR=. the database is in the folder of the schema. */
const DATA = /^db\/[^/]+\.(sqlite|lock)/

/**
 * Runs `work` only if `inputs` (files and folders) changed since its last run; the file `stamp` stores their hash.
 * @param {string} stamp
 * @param {string[]} inputs
 * @param {() => unknown} work
 * @param {string} [more] further text for the hash
 */
export async function whenStale(stamp, inputs, work, more = '') {
  const now = hashOf(inputs, more)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

/** @param {string[]} inputs @param {string} more */
function hashOf(inputs, more) {
  const hash = createHash('sha256').update(more)
  for (const file of inputs.filter(existsSync).flatMap(filesBelow).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('assets/generated/') && !DATA.test(file))
}
