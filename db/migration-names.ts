import { isPostgres } from './engine'
import postgres from './migrations/postgres/meta/_journal.json'
import sqlite from './migrations/sqlite/meta/_journal.json'

/** The migrations of this process's engine, oldest first. */
export const MIGRATION_NAMES = (isPostgres ? postgres : sqlite).entries.map(({ tag }) => tag)
