import { newId } from '#app/models/id.server'
import type { Database, Queries } from '#db/database.server'
import { auditEntries } from '#db/schema'

/** Who did something: an admin, the program itself, or nobody known. */
export interface Actor {
  id: string
  name: string
}

export const PROGRAM: Actor = { id: '', name: 'The site' }
/** One who tried to come in and was refused. */
export const STRANGER: Actor = { id: '', name: 'A stranger' }

/** Whoever may run commands beside the program. */
export const OPERATOR: Actor = { id: '', name: 'The operator' }

/**
 * Writes down what an admin did, in the transaction that does it. `detail` holds statuses, counts and filters, never a
 * visitor's name, address or text: the log outlives what it tells of.
 */
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

/** Writes down an act that changes no row of its own. */
export function recordLoneAct(
  db: Database,
  actor: Actor,
  entry: Parameters<typeof recordAct>[2],
): Promise<void> {
  return db.write(async (tx) => recordAct(tx, actor, entry))
}

/** Writes down that a list left the house, by what it was narrowed down to, in words that name nobody. */
export function recordExport(
  db: Database,
  actor: Actor,
  noun: 'enquiry' | 'application',
  narrowings: readonly string[],
): Promise<void> {
  const detail = narrowings.join(', ') || 'all'
  return recordLoneAct(db, actor, { act: `${noun}.export`, detail })
}
