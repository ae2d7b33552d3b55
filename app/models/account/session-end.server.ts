import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import type { Database } from '#db/database.server'
import { sessions } from '#db/schema'

/** @returns whether there was such a session */
export async function endOneSession(
  db: Database,
  sessionId: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return db.write(async (tx) => {
    const [ended] = await tx.delete(sessions).where(eq(sessions.tokenHash, sessionId)).returning()
    if (!ended) return false
    const { adminId: subjectId, kind: detail } = ended
    await recordAct(tx, actor, { act: 'session.end', subjectId, detail, now })
    return true
  })
}

/** Bearer sessions too. @returns how many */
export async function endAllSessions(
  db: Database,
  adminId: string,
  actor: Actor,
  now = Date.now(),
): Promise<number> {
  return db.write(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.adminId, adminId))
      .returning({ id: sessions.adminId })
    const detail = countOf(ended.length, 'session', 'sessions')
    await recordAct(tx, actor, { act: 'session.end-all', subjectId: adminId, detail, now })
    return ended.length
  })
}
