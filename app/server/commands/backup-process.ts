import { constants, getPriority, setPriority } from 'node:os'
import { isPostgres } from '#db/engine'
import { CommandError, EXIT } from '../exit-codes'

export function refuseOnPostgres(command: 'backup' | 'restore'): void {
  if (!isPostgres) return
  const tools = { backup: 'pg_dump or pg_basebackup', restore: 'pg_restore or a base backup' }
  throw new CommandError(
    EXIT.config,
    `site ${command} is for SQLite. With DATABASE_URL use ${tools[command]}, as docs/scale.md shows.`,
  )
}

const { PRIORITY_BELOW_NORMAL } = constants.priority

/** Lets the running site go first. Only root may raise a priority that is lower already. */
export function lowerPriority(): void {
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)
}
