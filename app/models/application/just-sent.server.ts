import { and, eq, gt, isNull } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '#app/models/identifier.server'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'

/** For the applicant, shortly after sending. Needs the id, because others may see the reference. */
export async function findJustSent(db: Database, sent: { id: string; reference: string }) {
  const { id, reference, jobRole, email, resumeName, deletedAt, createdAt } = applications
  const [found] = await db
    .select({ role: jobRole, email, resume: resumeName })
    .from(applications)
    .where(
      and(
        eq(id, sent.id),
        eq(reference, sent.reference),
        isNull(deletedAt),
        gt(createdAt, Date.now() - REPEAT_WINDOW_MS),
      ),
    )
  return found
}
