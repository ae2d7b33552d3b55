import { minuteIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { listColleagues } from '#app/models/enquiry/assignment.server'
import { followUpDays } from '#app/models/enquiry/follow-up'
import { listHistory } from '#app/models/enquiry/history.server'
import type { EnquiryFilter } from '#app/models/enquiry/list.server'
import { type EnquiryDetail, findEnquiry, findNeighbours } from '#app/models/enquiry/list.server'
import { listApplicationsOf, listOtherEnquiries } from '#app/models/enquiry/same-person.server'
import { findBatch } from '#app/models/enquiry/undo.server'
import { callBackWindow } from '#app/models/enquiry/urgency'
import { listMailsAbout } from '#app/models/mail/mail-list.server'
import { showEnquiries } from '#app/routes/desk/enquiries/enquiry-view.server'

/**
 * Everything the page of one enquiry shows.
 * @param filter of the list that led here, for the neighbours
 * @param batch the last bulk action, for its undo
 * @returns undefined if there is no such enquiry
 */
export async function readEnquiryPage(
  site: Site,
  id: string,
  filter: EnquiryFilter,
  batch: string,
) {
  const { db, company } = site
  const found = await findEnquiry(db, id)
  const colleagues = await listColleagues(db)
  const [enquiry] = found ? await showEnquiries(site, [found], colleagues) : []
  if (!enquiry) return undefined

  const at = <T extends { createdAt: number }>(row: T) => ({
    ...row,
    at: minuteIn(company.timeZone, row.createdAt),
  })
  const [history, mails, others, applications, change, neighbours] = await Promise.all([
    listHistory(db, id),
    listMailsAbout(db, id),
    listOtherEnquiries(db, enquiry, id),
    listApplicationsOf(db, enquiry),
    findBatch(db, batch),
    findNeighbours(db, filter, enquiry.seq),
  ])
  return {
    enquiry: { ...enquiry, callBackShown: callBackWords(enquiry, site) },
    history: history.map(at),
    mails: mails.map(({ sentAt, ...mail }) => ({
      ...at(mail),
      sentAt: sentAt === null ? '' : minuteIn(company.timeZone, sentAt),
    })),
    others: others.map(at),
    applications: applications.map(at),
    colleagues,
    followUp: { dueOn: found?.dueOn ?? '', ...followUpDays(company) },
    batch: change,
    neighbours,
  }
}

export type EnquiryPageData = NonNullable<Awaited<ReturnType<typeof readEnquiryPage>>>

function callBackWords({ callBack }: EnquiryDetail, { company }: Site): string {
  if (callBack === '') return 'not asked for'
  const { from, to } = callBackWindow(callBack, company)
  return `${callBack} (${from} to ${to})`
}
