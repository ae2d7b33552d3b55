import { domainToASCII, domainToUnicode } from 'node:url'
import { isEmail, pastedAddress } from '#app/models/email'
import { fold, latinDigits } from '#app/models/text'
import type { Enquiry } from './enquiry'

type Words = Pick<Enquiry, 'name' | 'email' | 'companyName'>

export function searchText({ name, email, companyName }: Words): string {
  return [name, email, companyName].filter(Boolean).map(fold).join('\n')
}

/** The text of the column `numbers`: each half of a reference follows a hyphen, which phone numbers do not have. */
export function numbersText(reference: string, ...phones: string[]): string {
  const numbers = phones.map(digitsOf)
  return [fold(reference), ...numbers.filter((number) => number !== '')].join('\n')
}

export const digitsOf = (phone: string) => latinDigits(phone).replace(/\D/g, '')

/** A pasted email address is searched without what was copied along. */
export function needleOf(search = ''): string {
  return fold(typedOf(search)).trim()
}

function typedOf(search: string): string {
  const address = pastedAddress(search)
  return (isEmail(address) ? address : search).toWellFormed()
}

/** The needle with its domain in the other script, because an email address is stored as it was typed. */
export function needleInOtherScript(search = ''): string | undefined {
  const word = typedOf(search).trim().toLowerCase()
  if (NOT_IN_DOMAINS.test(word)) return undefined
  const start = word.lastIndexOf('@') + 1
  const other = domainInOtherScript(word.slice(start))
  return other === '' ? undefined : fold(word.slice(0, start) + other)
}

/** These would make a URL of the word. */
const NOT_IN_DOMAINS = /[\s/?#:\\%]/

function domainInOtherScript(domain: string): string {
  if (domain.includes('xn--')) return domainToUnicode(domain)
  return domain.includes('.') && /[^ -~]/.test(domain) ? domainToASCII(domain) : ''
}

export function numbersIn(needle: string): string[] {
  return [phoneIn(needle), referenceIn(needle)].filter((number) => number !== undefined)
}

const PHONE = /^\+?[\d\s()./-]+$/
/** As in "tel:+44…" and "+44 (0) 20…". */
const COPIED_ALONG = /^(?:tel|phone|mobile)[\s.:]+|\(0\)/g
const MIN_DIGITS = 6

export function phoneIn(needle: string): string | undefined {
  const number = needle.replace(COPIED_ALONG, '')
  const digits = digitsOf(number)
  if (!PHONE.test(number) || digits.length < MIN_DIGITS) return undefined
  // Numbers are stored with the country code and without leading zeros.
  return digits.replace(/^0{1,2}/, '')
}

/** Characters of `newReference`. */
const HALVES = /^([0-9a-hjkmnp-tv-z]{4})-?([0-9a-hjkmnp-tv-z]{0,4})$/
const ACROSS = /^[0-9a-hjkmnp-tv-z]{1,3}-[0-9a-hjkmnp-tv-z]{4}$/

/** A whole reference or a part of four or more characters, with or without "ENQ" and hyphens. */
function referenceIn(needle: string, prefix = /^enq-?/): string | undefined {
  const compact = needle.replaceAll(' ', '')
  const typed = compact.replace(prefix, '')
  if (ACROSS.test(typed)) return typed
  const [, first, second] = HALVES.exec(typed) ?? []
  if (first === undefined) return undefined
  return second ? `-${first}-${second}` : `-${first}`
}

const WHOLE = /^-.{4}-.{4}$/
/** In a text such as "Re: Cloud (ENQ-06H5-Y4NY)." */
const WITHIN = /\b(?:enq|job)(?:-[0-9a-hjkmnp-tv-z]{4}){2}\b/

/** @returns the reference that a search may consist of, such as ENQ-06H5-Y4NY; a name can have eight letters too */
export function wholeReference(search = '', kind: 'ENQ' | 'JOB' = 'ENQ'): string | undefined {
  const needle = needleOf(search)
  const [typed = needle] = WITHIN.exec(needle) ?? []
  const part = referenceIn(typed, kind === 'JOB' ? /^job-?/ : undefined) ?? ''
  return WHOLE.test(part) ? `${kind}${part}`.toUpperCase() : undefined
}

export function matchOf(enquiry: Words & Pick<Enquiry, 'reference'>, search: string) {
  const needle = needleOf(search)
  if (fold(enquiry.name).includes(needle)) return 'name'
  const email = fold(enquiry.email)
  const other = needleInOtherScript(search)
  if (email.includes(needle) || (other && email.includes(other))) return 'email'
  if (fold(enquiry.companyName).includes(needle)) return 'company'
  const reference = fold(enquiry.reference)
  return numbersIn(needle).some((number) => reference.includes(number)) ? 'reference' : 'phone'
}
