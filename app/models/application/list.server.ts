import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server'
import { eachBatch, findPage } from '#db/list.server'
import { applications } from '#db/schema'
import { type Application, MEDIA_TYPES, toApplication } from './application'
import { type ApplicationFilter, isNotBinned, searchOf } from './search.server'

type ApplicationRow = typeof applications.$inferSelect

export async function pageApplications(
  db: Database,
  filter: ApplicationFilter,
  { limit, after }: { limit: number; after?: number },
) {
  const span = { limit, cursor: after, isNewestFirst: true }
  const page = await findPage(db, searchOf(filter), span)
  return { ...page, applications: (await readRows(db, page.seqs)).map(toApplication) }
}

export async function* eachApplication(
  db: Database,
  filter: ApplicationFilter,
): AsyncGenerator<Application[]> {
  for await (const rows of eachApplicationRow(db, filter)) yield rows.map(toApplication)
}

export async function* eachApplicationRow(
  db: Database,
  filter: ApplicationFilter,
): AsyncGenerator<ApplicationRow[]> {
  for await (const seqs of eachBatch(db, searchOf(filter), true)) yield readRows(db, seqs)
}

async function readRows(db: Database, seqs: number[]): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(inArray(applications.seq, seqs))
    .orderBy(desc(applications.seq))
}

export async function findNeighbours(db: Database, filter: ApplicationFilter, seq: number) {
  const findBeside = async (isNewestFirst: boolean) => {
    const page = await findPage(db, searchOf(filter), { limit: 1, cursor: seq, isNewestFirst })
    return (await readRows(db, page.seqs))[0]?.id
  }
  return { previous: await findBeside(false), next: await findBeside(true) }
}

export async function findApplication(db: Database, id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  if (!row) return undefined
  const { seq, phoneKey, consentVersion, deletedAt } = row
  return { ...toApplication(row), seq, phoneKey, consentVersion, isBinned: deletedAt !== null }
}

export async function findResume(db: Database, id: string) {
  const isActive = and(eq(applications.id, id), isNotBinned)
  const [row] = await db.select().from(applications).where(isActive)
  if (!row) return undefined
  return {
    file: row.resumeFile,
    name: row.resumeName,
    bytes: row.resumeBytes,
    mediaType: MEDIA_TYPES[row.resumeType],
  }
}
