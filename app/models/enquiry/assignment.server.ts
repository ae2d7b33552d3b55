import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#app/models/privacy/audit.server'
import type { Database, Reads } from '#db/database.server'
import { admins, enquiries } from '#db/schema'
import { type Change, changeEach } from './bulk.server'
import { recordEvent, type Step } from './history.server'

export async function listColleagues(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: admins.id, name: admins.name })
    .from(admins)
    .orderBy(asc(admins.name), asc(admins.id))
}

export async function assign(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  assigneeId: string | null,
  now = Date.now(),
): Promise<Change | undefined> {
  if (assigneeId !== null && (await nameOf(db, assigneeId)) === '') return undefined
  const detail = assigneeId === null ? 'to nobody' : ''
  const audit = { action: 'enquiry.assign', kind: 'assignment' as const, detail }
  return changeEach(db, actor, ids, audit, now, (step, id) => setAssignee(step, id, assigneeId))
}

export async function setAssignee(
  step: Step,
  id: string,
  assigneeId: string | null,
): Promise<boolean> {
  const { tx } = step
  const [before] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
  if (!before || before.assigneeId === assigneeId) return false
  const to = await nameOf(tx, assigneeId)
  if (assigneeId !== null && to === '') return false
  await tx.update(enquiries).set({ assigneeId }).where(eq(enquiries.id, id))
  await recordEvent(step, {
    enquiryId: id,
    kind: 'assignment',
    from: await nameOf(tx, before.assigneeId),
    to,
    previousAssigneeId: before.assigneeId,
  })
  return true
}

async function nameOf(tx: Reads, adminId: string | null): Promise<string> {
  if (adminId === null) return ''
  const [found] = await tx.select({ name: admins.name }).from(admins).where(eq(admins.id, adminId))
  return found?.name ?? ''
}
