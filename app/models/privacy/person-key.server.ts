import { eq, inArray, notLike, or, sql } from 'drizzle-orm'
import { phonesIn, readPhone } from '#app/models/company/phone.server'
import { emailKey, pastedAddress } from '#app/models/email'
import { digitsOf } from '#app/models/enquiry/search-text'
import { latinDigits, tidyLine } from '#app/models/text'
import type { Reads } from '#db/database.server'
import { hasOtherThan } from '#db/dialect'
import { applications, enquiries } from '#db/schema'

/** A normalized email address, or a phone number in E.164 if valid, else its digits. */
export interface PersonKey {
  kind: 'email' | 'phone'
  key: string
}

const MIN_DIGITS = 6
/** The contact form accepts a domain without a dot. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/

export function readPersonKey(typed: string): PersonKey | undefined {
  const text = tidyLine(typed)
  const address = pastedAddress(text)
  if (ADDRESS.test(address)) return { kind: 'email', key: emailKey(address) }
  if (text.length > 60) return undefined
  const { phone, isPhoneValid } = readPhone(text, '')
  if (text !== '' && isPhoneValid) return { kind: 'phone', key: phone }
  const digits = digitsOf(text)
  const isNumber = /^[+\d\s().-]+$/.test(latinDigits(text)) && digits.length >= MIN_DIGITS
  return isNumber ? { kind: 'phone', key: digits } : undefined
}

export async function listIdsOf(
  db: Reads,
  person: PersonKey,
): Promise<{ enquiries: string[]; applications: string[] }> {
  return person.kind === 'email' ? idsByEmail(db, person.key) : idsByPhone(db, person.key)
}

async function idsByEmail(db: Reads, key: string) {
  const idsIn = async (table: typeof enquiries | typeof applications) => {
    const isSame = eq(table.emailKey, key)
    return idsOf(await db.select({ id: table.id }).from(table).where(isSame))
  }
  return { enquiries: await idsIn(enquiries), applications: await idsIn(applications) }
}

async function idsByPhone(db: Reads, key: string) {
  const spellings = spellingsOf(key)
  const digits = new Set(spellings.map(digitsOf))
  const isSame = ({ phone }: { phone: string }) =>
    digits.has(digitsOf(phone)) || phonesIn(phone).includes(key)
  const stored = { id: enquiries.id, phone: enquiries.phone }
  const sent = await db.select(stored).from(enquiries).where(inArray(enquiries.phone, spellings))
  // Invalid numbers can have any spelling, so all are compared; they are few.
  const typed = await db.select(stored).from(enquiries).where(sql`not ${enquiries.isPhoneValid}`)
  const kept = await db
    .select({ id: enquiries.id, phone: enquiries.phoneTyped })
    .from(enquiries)
    .where(sql`${enquiries.phoneTyped} <> ''`)
  const given = { id: applications.id, phone: applications.phone }
  const applied = await db
    .select(given)
    .from(applications)
    .where(inArray(applications.phoneKey, spellings))
  const unparsed = or(
    hasOtherThan(applications.phone, '-+0-9 ().'),
    notLike(applications.phoneKey, '+%'),
    hasOtherThan(applications.phoneKey, '+0-9'),
  )
  const typedThere = await db.select(given).from(applications).where(unparsed)
  return {
    enquiries: idsOf([...sent, ...typed.filter(isSame), ...kept.filter(isSame)]),
    applications: idsOf([...applied, ...typedThere.filter(isSame)]),
  }
}

const idsOf = (rows: { id: string }[]) => [...new Set(rows.map(({ id }) => id))].sort()

function spellingsOf(key: string): string[] {
  const { phone, countryCode, isPhoneValid } = readPhone(key, '')
  if (!isPhoneValid) return [key, `+${key}`]
  const national = phone.slice(countryCode.length)
  return [phone, phone.slice(1), `00${phone.slice(1)}`, national, `0${national}`]
}
