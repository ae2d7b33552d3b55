import { consent } from '#app/content/consent'
import { assemble } from '#app/content/content'
import { enquiryTypes } from '#app/content/enquiry-types'
import { shippedDocuments } from '#app/content/shipped'
import { DAY_MS, HOUR_MS } from '#app/models/company/calendar'
import type { Retention } from '#app/models/company/company'
import { emailKey } from '#app/models/email'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import type { Status } from '#app/models/enquiry/enquiry'
import { numbersText, searchText } from '#app/models/enquiry/search-text'
import { hashOf } from '#app/models/identifier.server'
import { cutoffs } from '#app/models/privacy/retention'
import type { Connection } from '#db/sqlite/connection.server'
import { idAt, reference } from './keys'
import { makePerson } from './people'
import type { RandomSource } from './random'
import type { Colleague } from './staff'
import { enquiryText, noteText, spamText } from './texts'

export interface Plan {
  count: number
  seed: number
  /** The rows are spread evenly from the first instant to the last. */
  from: number
  until: number
  colleagues: readonly Colleague[]
}

const TWO_YEARS_MS = 2 * 365 * DAY_MS

/** The first instant for rows up to `until`: two years earlier, or later where retention would remove such rows. */
export function firstInstant(
  what: 'enquiries' | 'applications',
  rules: Retention,
  until: number,
): number {
  return Math.max(until - TWO_YEARS_MS, cutoffs(rules, until)[what])
}

const TYPES = [
  ...enquiryTypes(assemble(shippedDocuments)),
  CONTACT_TYPE,
  'General',
  'General',
  'General',
]
const SOURCES = [
  '',
  '',
  'page=%2F',
  'page=%2Fdigital-marketting%2Fbulk-sms&utm_source=news',
  'page=%2Fcloud-services&referrer=www.example.org',
]

const INSERT = `insert into enquiries (id, reference, name, email, email_key, phone, is_phone_valid, country_code,
    company_name, type, desc, telegram_id, status, search, numbers, content_hash, text_hash, is_spam, spam_reasons,
    consent_version, source, call_back, assignee_id, created_at, updated_at)
  values (@id, @reference, @name, @email, @emailKey, @phone, 1, '+91', @firm, @type, @desc, @telegram, @status, @search,
    @numbers, @contentHash, @textHash, @isSpam, @spamReasons, '${consent.version}', @source, '', @assigneeId, @createdAt,
    @updatedAt)`
const INSERT_EVENT = `insert into enquiry_events (id, enquiry_id, kind, admin_id, admin_name, "from", "to", note,
    created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** Inserts enquiries: most old ones closed, those of the last days open, a few flagged as spam. */
export function fillEnquiries(db: Connection, random: RandomSource, plan: Plan): void {
  const insert = db.prepare(INSERT)
  const insertEvent = db.prepare(INSERT_EVENT)
  for (let at = 0; at < plan.count; at++) {
    const { row, colleague } = makeEnquiry(random, plan, at)
    insert.run(row)
    const { id, status, updatedAt } = row
    if (!colleague || status === 'New' || !random.likely(0.3)) continue
    const addEvent = (kind: string, from: string, to: string, note: string) => {
      const by = [colleague.id, colleague.name]
      insertEvent.run(idAt(random, updatedAt), id, kind, ...by, from, to, note, updatedAt)
    }
    addEvent('status', 'New', status, '')
    if (random.likely(0.2)) addEvent('note', '', '', noteText(random))
  }
}

function makeEnquiry(random: RandomSource, plan: Plan, at: number) {
  const step = (plan.until - plan.from) / plan.count
  const offset = random.integer(Math.max(1, Math.floor(step)))
  const createdAt = Math.floor(plan.from + at * step + offset)
  const isSpam = random.likely(0.03)
  const { name, email, phone, firm, isHindi } = makePerson(random)
  const status = isSpam ? 'New' : statusAt(random, plan.until - createdAt)
  const isNew = status === 'New'
  const colleague = !isNew || random.likely(0.2) ? random.pick(plan.colleagues) : undefined
  const answered = isNew ? createdAt : createdAt + HOUR_MS + random.integer(40 * HOUR_MS)
  const id = idAt(random, createdAt)
  const desc = isSpam ? spamText(random) : enquiryText(random, isHindi)
  const type = random.pick(TYPES)
  const given = reference('ENQ', plan.seed, at)
  const row = {
    ...{ id, reference: given, name, email, phone, firm, type, desc, status, createdAt },
    emailKey: emailKey(email),
    telegram: random.likely(0.1) ? `@${email.split('@', 1)[0]}` : '',
    search: searchText({ name, email, companyName: firm }),
    numbers: numbersText(given, phone),
    contentHash: hashOf({ desc, email, type, at }),
    textHash: hashOf({ desc }),
    isSpam: isSpam ? 1 : 0,
    spamReasons: isSpam ? 'filled in very fast, many links' : '',
    source: random.pick(SOURCES),
    assigneeId: isSpam || !colleague ? null : colleague.id,
    updatedAt: Math.min(answered, plan.until),
  }
  return { row, colleague }
}

function statusAt(random: RandomSource, age: number): Status {
  if (age < 48 * HOUR_MS) return random.likely(0.8) ? 'New' : 'Pending'
  if (age < 30 * DAY_MS)
    return random.pick(['New', 'Pending', 'Pending', 'Closed', 'Closed'] as const)
  return random.likely(0.94) ? 'Closed' : random.pick(['New', 'Pending'] as const)
}
