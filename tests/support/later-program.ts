import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'

import journal from '#db/migrations/sqlite/meta/_journal.json'

const BUNDLE = 'build/site/main.cjs'

/**
 * A copy of the program with one more migration, as a later version would have.
 * @returns its command line, and the name of the migration
 */
export function laterProgram(sql: string): { command: string[]; migration: string } {
  const newest = journal.entries.at(-1)
  if (!newest) throw new Error('There is no migration')
  const migration = '9999_later'
  const entry = { ...newest, idx: newest.idx + 1, when: newest.when + 1, tag: migration }
  const tag = new RegExp(`\\{[^{}]*tag"?: ?"${newest.tag}"[^{}]*\\}`)
  const file = `"../migrations/sqlite/${newest.tag}.sql":`
  // The bundle breaks long lines, even inside a string.
  const bundle = readFileSync(BUNDLE, 'utf8').replaceAll('\\\n', '')
  const later = bundle
    .replace(tag, (found) => `${found}, ${JSON.stringify(entry)}`)
    .replace(file, () => `"../migrations/sqlite/${migration}.sql": ${JSON.stringify(sql)}, ${file}`)
  if (later.split(migration).length !== 3) throw new Error(`${BUNDLE} names migrations otherwise`)
  // Beside the original, where it finds the files for browsers and the native addons.
  const path = `build/site/later-${process.pid}.cjs`
  writeFileSync(path, later)
  onTestFinished(() => rmSync(path, { force: true }))
  return { command: [process.execPath, path], migration }
}
