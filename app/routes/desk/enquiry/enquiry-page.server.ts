import { dateInWords, dayIn, momentIn } from '#app/models/company/calendar'
import { timesInWords } from '#app/models/company/opening-times'
import type { Site } from '#app/models/company/site.server'
import { emailKey } from '#app/models/email'
import { listColleagues } from '#app/models/enquiry/assignment.server'
import { findBatch } from '#app/models/enquiry/bulk.server'
import { followUpDays } from '#app/models/enquiry/follow-up'
import { type EnquiryEvent, listHistory } from '#app/models/enquiry/history.server'
import { type EnquiryDetail, findEnquiry, findNeighbours } from '#app/models/enquiry/list.server'
import { listApplicationsOf, listOtherEnquiries } from '#app/models/enquiry/same-person.server'
import type { EnquiryFilter } from '#app/models/enquiry/search.server'
import { callBackWindow } from '#app/models/enquiry/urgency'
import { listAnswers } from '#app/models/inbox/attachments.server'
import { findBounce } from '#app/models/inbox/bounce.server'
import { listMailsAbout } from '#app/models/mail/mail-list.server'
import { shorten } from '#app/models/text'
import { readFilter } from '#app/routes/desk/enquiries/enquiry-filter.server'
import { showEnquiries } from '#app/routes/desk/enquiries/enquiry-view.server'
import { backTo } from '#app/routes/desk/outcome-params'

/**
 * @param filter of the list it was opened from, for the previous and next links
 * @param batch id of the last bulk action, for its undo
 * @returns undefined for an unknown id
 */
export async function readEnquiryPage(
  site: Site,
  id: string,
  filter: EnquiryFilter,
  batch: string,
) {
  const { db, company } = site
  const [found, colleagues] = await Promise.all([findEnquiry(db, id), listColleagues(db)])
  const [enquiry] = found ? await showEnquiries(site, [found], colleagues) : []
  if (!enquiry) return undefined

  const { timeZone } = company
  const dated = <T extends { createdAt: number }>(row: T) => ({
    ...row,
    ...momentIn(timeZone, row.createdAt),
  })
  const [history, mails, others, applications, change, neighbours, bounce, answers] =
    await Promise.all([
      listHistory(db, id),
      listMailsAbout(db, id),
      listOtherEnquiries(db, enquiry, id),
      listApplicationsOf(db, enquiry),
      findBatch(db, batch),
      findNeighbours(db, filter, enquiry.seq, enquiry.status),
      findBounce(db, emailKey(enquiry.email)),
      listAnswers(db, id),
    ])
  return {
    bounce,
    enquiry: { ...enquiry, callBackShown: callBackWords(enquiry, site) },
    history: shortenAnswers(history).map((event) => ({
      ...dated(event),
      day:
        event.kind === 'follow-up' && event.to
          ? dateInWords(event.to, dayIn(timeZone, Date.now()))
          : '',
      reply: mails.find((mail) => mail.id === event.mailId),
      answer: answers.get(event.mailId),
    })),
    mails: mails
      .filter((mail) => mail.kind !== 'reply')
      .map((mail) => ({ ...mail, ...momentIn(timeZone, mail.sentAt ?? mail.createdAt) })),
    others: others.map(dated),
    applications: applications.map(dated),
    colleagues,
    followUp: { dueOn: found?.dueOn ?? '', ...followUpDays(company) },
    batch: change,
    neighbours,
  }
}

/** Of all answers: a stranger can send hundreds of long emails. */
const MAX_CHARACTERS = 100_000
const MAX_START = 200

/** Leaves the newest answers whole. */
function shortenAnswers(history: EnquiryEvent[]): EnquiryEvent[] {
  let left = MAX_CHARACTERS
  const newestFirst = history.toReversed().map((event) => {
    if (event.kind !== 'answer') return event
    left -= event.note.length
    // Not all of a long text, because `shorten` counts code points.
    const start = event.note.slice(0, 3 * MAX_START)
    return left < 0 ? { ...event, note: shorten(start, MAX_START) } : event
  })
  return newestFirst.reverse()
}

export type EnquiryPageData = NonNullable<Awaited<ReturnType<typeof readEnquiryPage>>>

/** URL after "Close and next": the next enquiry of the list in `back`, or that list at its end. */
export async function nextPage(
  { db }: Site,
  adminId: string,
  id: string,
  back: string | undefined,
  outcome: Record<string, string>,
): Promise<string> {
  const query = new URLSearchParams(back?.split('?')[1])
  const filter = await readFilter(query, adminId)
  const closed = await findEnquiry(db, id)
  const { next } = closed
    ? await findNeighbours(db, { ...filter, status: filter.status ?? 'open' }, closed.seq)
    : { next: undefined }
  if (next) return backTo(`/admin/enquiries/${next}?${query}`, outcome)
  return backTo(`/admin?${query}`, { ...outcome, last: 'yes' })
}

function callBackWords({ callBack }: EnquiryDetail, { company }: Site): string {
  if (callBack === '') return 'not asked for'
  const { from, to } = callBackWindow(callBack, company)
  return `${callBack} (${timesInWords({ opensAt: from, closesAt: to })})`
}
