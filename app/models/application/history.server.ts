import { and, desc, eq, max } from 'drizzle-orm'
import { MAX_SHOWN } from '#app/models/count'
import { isSentTwice, newIdAfter } from '#app/models/identifier.server'
import { type Actor, authorOf, recordAction } from '#app/models/privacy/audit.server'
import type { Database, Queries, Reads } from '#db/database.server'
import { applicationEvents, applications } from '#db/schema'
import type { Stage } from './application'

type ApplicationEvent = typeof applicationEvents.$inferSelect

/** @returns false if the application does not exist or is in the bin */
export async function changeStage(
  db: Database,
  actor: Actor,
  id: string,
  stage: Stage,
): Promise<boolean> {
  return db.write(async (tx) => {
    const [before] = await tx.select().from(applications).where(eq(applications.id, id))
    if (!before || before.deletedAt !== null) return false
    if (before.stage === stage) return true
    await tx.update(applications).set({ stage }).where(eq(applications.id, id))
    const from = before.stage
    await recordEvent(tx, actor, { applicationId: id, kind: 'stage', from, to: stage })
    const detail = `to ${stage}`
    await recordAction(tx, actor, { action: 'application.stage', subjectId: id, detail })
    return true
  })
}

/** Stores a note that is sent twice in a row once. @returns the note's id; undefined without the application */
export async function addApplicationNote(
  db: Database,
  actor: Actor,
  id: string,
  note: string,
): Promise<string | undefined> {
  return db.write(async (tx) => {
    if ((await tx.$count(applications, eq(applications.id, id))) === 0) return undefined
    const last = await lastEvent(tx, id, 'note')
    if (isSentTwice(last, { adminId: actor.id, note, createdAt: Date.now() })) return last.id
    await recordAction(tx, actor, { action: 'application.note', subjectId: id })
    return recordEvent(tx, actor, { applicationId: id, kind: 'note', note })
  })
}

export async function lastEvent(tx: Reads, id: string, kind: ApplicationEvent['kind']) {
  const [last] = await tx
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, kind)))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  return last
}

type EventInput = Pick<ApplicationEvent, 'applicationId' | 'kind'> &
  Partial<Pick<ApplicationEvent, 'from' | 'to' | 'note'>>

export async function recordEvent(tx: Queries, actor: Actor, event: EventInput) {
  const now = Date.now()
  const [last] = await tx
    .select({ id: max(applicationEvents.id) })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, event.applicationId))
  const id = newIdAfter(last?.id ?? undefined, now)
  await tx.insert(applicationEvents).values({ ...event, id, ...authorOf(actor), createdAt: now })
  return id
}

export async function listApplicationHistory(db: Database, applicationId: string) {
  const { id, kind, adminName, from, to, note, createdAt } = applicationEvents
  return db
    .select({ id, kind, adminName, from, to, note, createdAt })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(desc(id))
    .limit(MAX_SHOWN)
}
