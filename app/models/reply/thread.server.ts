import { and, asc, eq, inArray } from 'drizzle-orm'
import { messageIdOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import type { Reads } from '#db/database.server'
import { mails, receivedMails } from '#db/schema'

const MAX_REFERENCES = 20
/** Visitors choose their Message-IDs, so only plain ones are used in headers. */
const MESSAGE_ID = /^<[!-;=?-~]{3,250}>$/

/** @returns Message-IDs of the mails between visitor and site about an enquiry, oldest first */
export async function listThread(
  tx: Reads,
  enquiryId: string,
  site: Pick<Site, 'settings' | 'mailServer'>,
): Promise<string[]> {
  const mail = mailOf(site)
  const ours = await tx
    .select({ id: mails.id, createdAt: mails.createdAt })
    .from(mails)
    .where(
      and(
        eq(mails.subjectId, enquiryId),
        inArray(mails.kind, ['acknowledgement', 'reply']),
        inArray(mails.state, ['waiting', 'sent']),
      ),
    )
    .orderBy(asc(mails.id))
  const theirs = await tx
    .select({ messageId: receivedMails.messageId, createdAt: receivedMails.createdAt })
    .from(receivedMails)
    .where(and(eq(receivedMails.enquiryId, enquiryId), eq(receivedMails.kind, 'answer')))
    .orderBy(asc(receivedMails.id))
  const all = [
    ...ours.map(({ id, createdAt }) => ({ messageId: messageIdOf(id, mail), createdAt })),
    ...theirs.filter(({ messageId }) => MESSAGE_ID.test(messageId)),
  ]
    .sort((one, other) => one.createdAt - other.createdAt)
    .map(({ messageId }) => messageId)
  // Mail programs find the conversation by the first reference (RFC 5537, 3.4.4).
  return all.length > MAX_REFERENCES ? [...all.slice(0, 1), ...all.slice(1 - MAX_REFERENCES)] : all
}
