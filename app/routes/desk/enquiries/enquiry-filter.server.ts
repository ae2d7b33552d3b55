import { enquiryTypes } from '#app/content/enquiry-types'
import { dayIn, startOfDay } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import { STATUSES } from '#app/models/enquiry/enquiry'
import { type EnquiryFilter, listStoredTypes } from '#app/models/enquiry/search.server'

const FILTERED_STATUSES = ['open', ...STATUSES] as const
const ORDERS = ['newest', 'oldest'] as const

/** Reads the filter of the list from the URL; unknown values are ignored. @param adminId the assignee that `mine` stands for */
export async function readFilter(params: URLSearchParams, adminId: string): Promise<EnquiryFilter> {
  const status = params.get('status')
  const show = params.get('show')
  const { timeZone } = site().company
  const today = dayIn(timeZone, Date.now())
  return {
    search: params.get('q')?.trim().slice(0, 100) || undefined,
    status: FILTERED_STATUSES.find((known) => known === status),
    type: await readType(params.get('type')),
    assigneeId: readAssignee(params.get('assignee'), adminId),
    isSpam: params.get('folder') === 'spam',
    ...(show === 'today' && { since: startOfDay(timeZone, today) ?? 0 }),
    ...(show === 'due' && { dueBy: today }),
    order: ORDERS.find((known) => known === params.get('sort')) ?? 'open',
  }
}

function readAssignee(value: string | null, adminId: string): string | null | undefined {
  if (value === 'mine') return adminId
  if (value === 'nobody') return null
  return value && /^[\w-]{1,40}$/.test(value) ? value : undefined
}

async function readType(value: string | null): Promise<string | undefined> {
  if (!value) return undefined
  const isKnown =
    [CONTACT_TYPE, ...enquiryTypes(contentOf(site()))].includes(value) ||
    (await listStoredTypes(site().db)).includes(value)
  return isKnown ? value : undefined
}

export async function listTypes(): Promise<string[]> {
  const stored = await listStoredTypes(site().db)
  const all = new Set([...enquiryTypes(contentOf(site())), ...stored])
  return [...all].filter((type) => type !== CONTACT_TYPE)
}
