import { join } from 'node:path'
import {
  type Erasures,
  type Repeated,
  readErasures,
  repeatErasures,
} from '#app/models/privacy/repeat.server'
import { withDatabase } from '#db/open.server'
import { openWriter } from '#db/sqlite/connection.server'
import { openDatabase } from '#db/sqlite/database.server'
import { withConnection } from '#db/sqlite/inspect.server'
import { migrate } from '#db/sqlite/migrate.server'
import { DATABASE } from './archive.server'

/**
 * Repeats in the unpacked site the erasures of the site that it replaces.
 * @returns undefined if that database is missing or damaged, or of another site
 */
export async function repeatReplacedErasures(
  staging: string,
  dataDir: string,
): Promise<Repeated | undefined> {
  const later = await readReplaced(join(dataDir, DATABASE))
  if (!later) return undefined
  const file = join(staging, DATABASE)
  withConnection(openWriter(file), migrate)
  const db = openDatabase(file)
  try {
    return await repeatErasures(db, later, join(staging, 'uploads'))
  } finally {
    await db.close()
  }
}

async function readReplaced(file: string): Promise<Erasures | undefined> {
  try {
    return await withDatabase(file, readErasures)
  } catch {
    return undefined
  }
}
