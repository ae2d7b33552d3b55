import { and, eq, ne } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { enquiries } from '#db/schema'
import { write } from '#db/write.server'
import type { Enquiry, Status } from './enquiry'
import { toEnquiry } from './enquiry-row.server'
import { releaseMails } from './mail.server'

/** Moves an enquiry to any status. @returns the enquiry as it stands now, undefined if there is none */
export async function updateEnquiryStatus(
  db: Db,
  id: string,
  status: Status,
  now = Date.now(),
): Promise<Enquiry | undefined> {
  db.update(enquiries)
    .set({ status, updatedAt: now })
    .where(and(eq(enquiries.id, id), ne(enquiries.status, status)))
    .run()
  const row = db.select().from(enquiries).where(eq(enquiries.id, id)).get()
  return row && toEnquiry(row)
}

/** Takes an enquiry out of the spam folder and sends the notification that was held. @returns whether it was there */
export async function clearOfSpam(db: Db, id: string, now = Date.now()): Promise<boolean> {
  return write(db, (tx) => {
    const cleared = tx
      .update(enquiries)
      .set({ isSpam: false, spamReasons: '', updatedAt: now })
      .where(and(eq(enquiries.id, id), eq(enquiries.isSpam, true)))
      .run()
    if (cleared.changes === 0) return false
    releaseMails(tx, id, now)
    return true
  })
}
