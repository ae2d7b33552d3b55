import { listApplicationHistory } from '#app/models/application/history.server'
import { findApplication, findNeighbours } from '#app/models/application/list.server'
import type { ApplicationFilter } from '#app/models/application/search.server'
import { momentIn } from '#app/models/company/calendar'
import { readPhone, showTypedPhone } from '#app/models/company/phone.server'
import type { Site } from '#app/models/company/site.server'
import { listApplicationsOf, listOtherEnquiries } from '#app/models/enquiry/same-person.server'
import { listMailsAbout } from '#app/models/mail/mail-list.server'

/** @param filter of the list it was opened from, for the previous and next links @returns undefined for an unknown id */
export async function readApplicationPage(site: Site, id: string, filter: ApplicationFilter) {
  const { db, company } = site
  const found = await findApplication(db, id)
  if (!found) return undefined
  const { timeZone } = company
  const dated = <T extends { createdAt: number }>(row: T) => ({
    ...row,
    ...momentIn(timeZone, row.createdAt),
  })
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
      received: momentIn(timeZone, Date.parse(application.createdAt)),
      phone: phoneKey,
      phoneShown: showTypedPhone(application.phone),
    },
    history: history.map(dated),
    mails: mails.map((mail) => ({
      ...mail,
      ...momentIn(timeZone, mail.sentAt ?? mail.createdAt),
    })),
    others: enquiries.map(dated),
    applications: applications.filter((other) => other.id !== id).map(dated),
    neighbours,
  }
}

export type ApplicationPageData = NonNullable<Awaited<ReturnType<typeof readApplicationPage>>>
