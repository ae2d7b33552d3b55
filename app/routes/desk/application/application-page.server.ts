import { listApplicationHistory } from '#app/models/application/history.server'
import {
  type ApplicationFilter,
  findApplicationDetail,
  findNeighbours,
} from '#app/models/application/list.server'
import { minuteIn, whenIn } from '#app/models/company/calendar'
import { readPhone, showTypedPhone } from '#app/models/company/phone.server'
import type { Site } from '#app/models/company/site.server'
import { listApplicationsOf, listOtherEnquiries } from '#app/models/enquiry/same-person.server'
import { listMailsAbout } from '#app/models/mail/mail-list.server'

/**
 * Everything the page of one application shows.
 * @param filter of the list that led here, for the neighbours
 * @returns undefined if there is no such application
 */
export async function readApplicationPage(site: Site, id: string, filter: ApplicationFilter) {
  const { db, company } = site
  const found = await findApplicationDetail(db, id)
  if (!found) return undefined
  const moment = (instant: number) => ({
    at: minuteIn(company.timeZone, instant),
    when: whenIn(company.timeZone, instant),
  })
  const at = <T extends { createdAt: number }>(row: T) => ({ ...row, ...moment(row.createdAt) })
  const { isPhoneValid } = readPhone(found.phoneKey, '')
  const person = { email: found.email, phone: found.phoneKey, isPhoneValid }
  const [history, mails, enquiries, applications, neighbours] = await Promise.all([
    listApplicationHistory(db, id),
    listMailsAbout(db, id),
    listOtherEnquiries(db, person, ''),
    listApplicationsOf(db, person),
    findNeighbours(db, { ...filter, isBinned: found.isBinned || undefined }, found.seq),
  ])
  const { seq: _seq, phoneKey, ...application } = found
  return {
    application: {
      ...application,
      ...moment(Date.parse(application.createdAt)),
      phone: phoneKey,
      phoneShown: showTypedPhone(application.phone),
    },
    history: history.map(at),
    mails: mails.map((mail) => ({ ...at(mail), ...moment(mail.sentAt ?? mail.createdAt) })),
    others: enquiries.map(at),
    applications: applications.filter((other) => other.id !== id).map(at),
    neighbours,
  }
}

export type ApplicationPageData = NonNullable<Awaited<ReturnType<typeof readApplicationPage>>>
