import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** @returns the folder of initdb and pg_ctl, undefined where no PostgreSQL server is installed */
export function findPostgres() {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))),
  )
}
