import { momentIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { listFilesOf } from '#app/models/inbox/attachments.server'
import { referencesIn } from '#app/models/inbox/match.server'
import type { ReceivedMail } from '#app/models/inbox/unmatched.server'
import { deskParams } from '#app/routes/desk/outcome-params'

/** @param mostCharacters of each text, because strangers can send long ones */
export async function showReceived(
  { db, company }: Site,
  mails: ReceivedMail[],
  mostCharacters = Number.POSITIVE_INFINITY,
) {
  const ids = mails.map((mail) => mail.id)
  const files = await listFilesOf(db, ids)
  return mails.map(({ id, kind, enquiryId, fromName, fromAddress, subject, text, createdAt }) => ({
    id,
    kind,
    enquiryId,
    name: fromName || fromAddress || 'Unknown sender',
    address: fromAddress,
    subject: subject || 'No subject',
    text: text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text,
    isCut: text.length > mostCharacters,
    received: momentIn(company.timeZone, createdAt),
    /** The first reference in the email, which prefills the form. */
    reference: referencesIn({ subject, text })[0] ?? '',
    files: files.filter((file) => file.mailId === id),
  }))
}

export type ShownMail = Awaited<ReturnType<typeof showReceived>>[number]

/**
 * URL after an action, with the outcome.
 * @param back URL of the form's page, with the number of the list's page
 * @param id of the email whose page is shown; the list if empty
 */
export function inboxUrl(back = '', outcome: Record<string, string>, id = ''): string {
  const [, search = ''] = back.split('?')
  return `/admin/inbox${id && `/${id}`}${deskParams(search, outcome)}`
}
