import { dayIn, momentIn } from '#app/models/company/calendar'
import { phoneOf } from '#app/models/company/phone.server'
import type { Site } from '#app/models/company/site.server'
import { followUpOf } from '#app/models/enquiry/follow-up'
import { lastActivity } from '#app/models/enquiry/history.server'
import type { ListedEnquiry } from '#app/models/enquiry/list.server'
import { countEarlier } from '#app/models/enquiry/same-person.server'
import { matchOf } from '#app/models/enquiry/search-text'
import { isCallBackNow, waitingOf } from '#app/models/enquiry/urgency'

type Colleagues = { id: string; name: string }[]

export type ShownEnquiry = Awaited<ReturnType<typeof showEnquiries<ListedEnquiry>>>[number]
export type EnquiryRow = Awaited<ReturnType<typeof showRows>>[number]

const MAX_LINE_LENGTH = 200

/** For the list, which shows the first line of the message. */
export async function showRows(
  site: Site,
  enquiries: ListedEnquiry[],
  colleagues: Colleagues,
  search?: string,
) {
  const stateOf = await readStates(site, enquiries, colleagues, search)
  return enquiries.map((enquiry) => {
    const { _id, name, companyName, type, status } = enquiry
    const desc = (enquiry.desc.split('\n', 1)[0] ?? '').slice(0, MAX_LINE_LENGTH)
    return { _id, name, companyName, desc, type, status, ...stateOf(enquiry) }
  })
}

export async function showEnquiries<T extends ListedEnquiry>(
  site: Site,
  enquiries: T[],
  colleagues: Colleagues,
  search?: string,
) {
  const { timeZone } = site.company
  const ids = enquiries.map((enquiry) => enquiry._id)
  const [stateOf, earlier] = await Promise.all([
    readStates(site, enquiries, colleagues, search),
    countEarlier(site.db, ids),
  ])
  return enquiries.map((enquiry) => ({
    ...enquiry,
    ...stateOf(enquiry),
    phoneShown: phoneOf(enquiry),
    changed: momentIn(timeZone, Date.parse(enquiry.updatedAt)),
    earlier: earlier.get(enquiry._id) ?? 0,
  }))
}

async function readStates(
  { db, company }: Site,
  enquiries: ListedEnquiry[],
  colleagues: Colleagues,
  search?: string,
) {
  const now = Date.now()
  const today = dayIn(company.timeZone, now)
  const ids = enquiries.map((enquiry) => enquiry._id)
  const activity = await lastActivity(db, ids)
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  return (enquiry: ListedEnquiry) => {
    const { _id: id, callBack, isSpam, status, assigneeId, dueOn } = enquiry
    const received = Date.parse(enquiry.createdAt)
    const since = activity.get(id) ?? received
    return {
      received: momentIn(company.timeZone, received),
      assignee: names.get(assigneeId ?? '') ?? '',
      waiting: isSpam ? undefined : waitingOf(status, since, now, company),
      followUp: followUpOf(dueOn, today),
      matched: search === undefined ? undefined : matchOf(enquiry, search),
      isCallBackNow: callBack !== '' && isCallBackNow(callBack, company, now),
    }
  }
}
