import { dayIn, momentIn } from '#app/models/company/calendar'
import { phoneOf } from '#app/models/company/phone.server'
import type { Site } from '#app/models/company/site.server'
import type { Enquiry } from '#app/models/enquiry/enquiry'
import { followUpOf } from '#app/models/enquiry/follow-up'
import { dueDays } from '#app/models/enquiry/follow-up.server'
import { lastActivity } from '#app/models/enquiry/history.server'
import { countEarlier } from '#app/models/enquiry/same-person.server'
import { matchOf } from '#app/models/enquiry/search-text'
import { isCallBackNow, waitingOf } from '#app/models/enquiry/urgency'

export type ShownEnquiry = Awaited<ReturnType<typeof showEnquiries<Enquiry>>>[number]

export async function showEnquiries<T extends Enquiry>(
  { db, company }: Site,
  enquiries: T[],
  colleagues: { id: string; name: string }[],
  search?: string,
) {
  const now = Date.now()
  const ids = enquiries.map((enquiry) => enquiry._id)
  const today = dayIn(company.timeZone, now)
  const [activity, earlier, due] = await Promise.all([
    lastActivity(db, ids),
    countEarlier(db, ids),
    dueDays(db, ids),
  ])
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  return enquiries.map((enquiry) => {
    const received = Date.parse(enquiry.createdAt)
    const since = activity.get(enquiry._id) ?? received
    const { callBack, isSpam, status, assigneeId } = enquiry
    return {
      ...enquiry,
      phoneShown: phoneOf(enquiry),
      received: momentIn(company.timeZone, received),
      changed: momentIn(company.timeZone, Date.parse(enquiry.updatedAt)),
      /** Name, or '' if the enquiry is unassigned. */
      assignee: names.get(assigneeId ?? '') ?? '',
      waiting: isSpam ? undefined : waitingOf(status, since, now, company),
      followUp: followUpOf(due.get(enquiry._id) ?? '', today),
      matched: search === undefined ? undefined : matchOf(enquiry, search),
      earlier: earlier.get(enquiry._id) ?? 0,
      isCallBackNow: callBack !== '' && isCallBackNow(callBack, company, now),
    }
  })
}
