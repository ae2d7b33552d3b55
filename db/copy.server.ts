import { writeFile } from 'node:fs/promises'

import { connectionsOf, type Database } from './database.server'

/** About a millisecond. */
const PAGES_A_STEP = 100

/**
 * Copies the database into a new file, as it is at the beginning.
 * @param onProgress hears of pages
 */
export async function copyDatabase(
  db: Database,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { reader } = connectionsOf(db)
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  // Without a transaction of its own the copy would start over at each write of another connection.
  reader.exec('begin')
  reader.prepare('select count(*) from sqlite_schema').get()
  try {
    await reader.backup(file, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages)
        return PAGES_A_STEP
      },
    })
  } finally {
    reader.exec('rollback')
  }
}
