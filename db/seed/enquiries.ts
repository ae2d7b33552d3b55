import { consent } from '#app/content/consent'
import { assemble } from '#app/content/content'
import { enquiryTypes } from '#app/content/enquiry-types'
import { shippedDocuments } from '#app/content/shipped'
import { DAY_MS, HOUR_MS } from '#app/models/company/calendar'
import { emailKey } from '#app/models/email'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import type { Status } from '#app/models/enquiry/enquiry'
import { numbersText, searchText } from '#app/models/enquiry/search-text'
import { hashOf } from '#app/models/identifier.server'
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

/** Inserts enquiries: most old ones closed, those of the last days open, a few flagged as spam. */
export function fillEnquiries(db: Connection, random: RandomSource, plan: Plan): void {
  const insert =
    db.prepare(`insert into enquiries (id, reference, name, email, email_key, phone, is_phone_valid,
    country_code, company_name, type, desc, telegram_id, status, search, numbers, content_hash, text_hash, is_spam, spam_reasons,
    consent_version, source, call_back, assignee_id, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?, 1, '+91', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '${consent.version}', ?, '', ?, ?, ?)`)
  const insertEvent =
    db.prepare(`insert into enquiry_events (id, enquiry_id, kind, admin_id, admin_name, "from", "to", note,
    created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const step = (plan.until - plan.from) / plan.count
  for (let at = 0; at < plan.count; at++) {
    const createdAt = Math.floor(
      plan.from + at * step + random.integer(Math.max(1, Math.floor(step))),
    )
    const isSpam = random.likely(0.03)
    const person = makePerson(random)
    const status = isSpam ? 'New' : statusAt(random, plan.until - createdAt)
    const colleague =
      status !== 'New' || random.likely(0.2) ? random.pick(plan.colleagues) : undefined
    const answered =
      status === 'New' ? createdAt : createdAt + HOUR_MS + random.integer(40 * HOUR_MS)
    const updatedAt = Math.min(answered, plan.until)
    const id = idAt(random, createdAt)
    const desc = isSpam ? spamText(random) : enquiryText(random, person.isHindi)
    const type = random.pick(TYPES)
    const given = reference('ENQ', plan.seed, at)
    insert.run(
      id,
      given,
      person.name,
      person.email,
      emailKey(person.email),
      person.phone,
      person.firm,
      type,
      desc,
      random.likely(0.1) ? `@${person.email.split('@', 1)[0]}` : '',
      status,
      searchText({ name: person.name, email: person.email, companyName: person.firm }),
      numbersText(given, person.phone),
      hashOf({ desc, email: person.email, type, at }),
      hashOf({ desc }),
      isSpam ? 1 : 0,
      isSpam ? 'filled in very fast, many links' : '',
      random.pick(SOURCES),
      isSpam ? null : (colleague?.id ?? null),
      createdAt,
      updatedAt,
    )
    if (colleague && status !== 'New' && random.likely(0.3)) {
      const { id: adminId, name } = colleague
      insertEvent.run(
        idAt(random, updatedAt),
        id,
        'status',
        adminId,
        name,
        'New',
        status,
        '',
        updatedAt,
      )
      if (random.likely(0.2)) {
        insertEvent.run(
          idAt(random, updatedAt),
          id,
          'note',
          adminId,
          name,
          '',
          '',
          noteText(random),
          updatedAt,
        )
      }
    }
  }
}

function statusAt(random: RandomSource, age: number): Status {
  if (age < 48 * HOUR_MS) return random.likely(0.8) ? 'New' : 'Pending'
  if (age < 30 * DAY_MS)
    return random.pick(['New', 'Pending', 'Pending', 'Closed', 'Closed'] as const)
  return random.likely(0.94) ? 'Closed' : random.pick(['New', 'Pending'] as const)
}
