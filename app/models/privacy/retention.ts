import { DAY_MS } from '#app/models/company/calendar'
import type { Retention } from '#app/models/company/company'
import { countOf } from '#app/models/text'

const KIND_WORDS = {
  enquiries: ['enquiry', 'enquiries'],
  applications: ['application', 'applications'],
  spam: ['spam', 'spam'],
  mails: ['email', 'emails'],
  webhookDeliveries: ['webhook delivery', 'webhook deliveries'],
  auditEntries: ['log entry', 'log entries'],
  sessions: ['ended session', 'ended sessions'],
} satisfies Record<string, [one: string, many: string]>

export type RetentionKind = keyof typeof KIND_WORDS
export const RETENTION_KINDS = Object.keys(KIND_WORDS) as RetentionKind[]
export type RetentionCounts = Record<RetentionKind, number>

/** For each kind the instant before which rows expire. */
export function cutoffs(rules: Retention, now: number): RetentionCounts {
  return {
    enquiries: monthsBefore(now, rules.enquiryMonths),
    applications: monthsBefore(now, rules.applicationMonths),
    spam: now - rules.spamDays * DAY_MS,
    mails: now - rules.mailDays * DAY_MS,
    webhookDeliveries: now - rules.mailDays * DAY_MS,
    auditEntries: monthsBefore(now, rules.auditMonths),
    sessions: now,
  }
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}

export function sumCounts(counts: RetentionCounts): number {
  return RETENTION_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

export function describeCounts(counts: RetentionCounts): string {
  return RETENTION_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => countOf(counts[kind], ...KIND_WORDS[kind]))
    .join(', ')
}
