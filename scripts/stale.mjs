import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Does `work` only if one of `inputs` (files and folders) changed since it was last done; `stamp` remembers.
 * @param {string} stamp
 * @param {string[]} inputs
 * @param {() => void} work
 */
export function whenStale(stamp, inputs, work) {
  const now = hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

/** A site that runs in this folder keeps its database beside the tables. */
const DATA = /^db\/[^/]+\.(sqlite|lock)/

/** @param {string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256')
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
