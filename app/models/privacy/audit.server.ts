import { newId } from '#app/models/id.server'
import type { Database, Queries } from '#db/database.server'
import { auditEntries } from '#db/schema'

export interface Actor {
  id: string
  name: string
}

export const PROGRAM: Actor = { id: '', name: 'The site' }
export const STRANGER: Actor = { id: '', name: 'A stranger' }

export const OPERATOR: Actor = { id: '', name: 'The operator' }

/** `detail` holds statuses, counts and filters, never personal data: the log outlives what it tells of. */
export async function recordAct(
  tx: Queries,
  actor: Actor,
  entry: { act: string; subjectId?: string; detail?: string; now?: number },
): Promise<void> {
  const now = entry.now ?? Date.now()
  await tx.insert(auditEntries).values({
    id: newId(now),
    adminId: actor.id,
    adminName: actor.name,
    act: entry.act,
    subjectId: entry.subjectId ?? '',
    detail: entry.detail ?? '',
    createdAt: now,
  })
}

/** For an act that changes no other row. */
export function recordLoneAct(
  db: Database,
  actor: Actor,
  entry: Parameters<typeof recordAct>[2],
): Promise<void> {
  return db.write(async (tx) => recordAct(tx, actor, entry))
}

/** @param narrowings the filters, in words without personal data */
export function recordExport(
  db: Database,
  actor: Actor,
  noun: 'enquiry' | 'application',
  narrowings: readonly string[],
): Promise<void> {
  const detail = narrowings.join(', ') || 'all'
  return recordLoneAct(db, actor, { act: `${noun}.export`, detail })
}
