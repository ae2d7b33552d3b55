import { mini as z } from './schema'
import { tidyIdentifier } from './text'

/** RFC 5321, 4.5.3.1.3; also bounds the time of the pattern. */
export const MAX_EMAIL = 254
/** No label of a domain is empty, or has a hyphen at an end (RFC 1034, 3.5). */
const PATTERN = /^[^\s@]+@(?:(?!-)[^\s@.]+(?<!-)\.)+(?!-)[^\s@.]+(?<!-)$/

const INVALID_EMAIL = 'Invalid email format'

function emailLike(pattern: RegExp) {
  const required = z.string('Email is required').check(z.minLength(1, 'Email is required'))
  return z.pipe(
    z.pipe(required, z.transform(bareAddress)),
    z.string().check(z.refine(isLike(pattern), INVALID_EMAIL)),
  )
}

export const email = emailLike(PATTERN)

export const browserEmail = emailLike(/^[^\s@]+@(?:(?!-)[^\s@.]+(?<!-)\.)*(?!-)[^\s@.]+(?<!-)$/)

const LONGEST_WRAPPED = 1000
/** Most signs of ASCII may begin an address; none but the bracket of an IP address ends one. */
const BEFORE =
  /^(?:[\s<([{'*|`]|(?![ -~])[\p{P}\p{S}]|"(?!.*"@)|(?:mailto|e-?mail)\s*:|https?:\/\/)+/iu
const BEHIND = /(?:[\s\p{S}]|(?!@|(?<=@\[[\w.:]*)\])\p{P})+$/u

/** Without what is copied along with an address: invisible characters, brackets, quotes, punctuation, "mailto:". */
export function bareAddress(text: string): string {
  if (text.length > LONGEST_WRAPPED) return text
  return tidyIdentifier(text)
    .replace(BEFORE, '')
    .replace(/^([^@]*@[^?]*)\?.*/, '$1')
    .replace(BEHIND, '')
}

/** One for all spellings of a mailbox: with invisible characters, in brackets, in other letters, of a domain in any script. */
export function emailKey(address: string): string {
  const [local, domain] = split(bareAddress(address).normalize('NFKC').toLowerCase())
  return local + asciiDomain(domain)
}

/** RFC 5321's dot-string before the @: nothing that needs quotes or SMTPUTF8. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@$/
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const MAX_LOCAL = 64

/** @returns undefined where a mail server might refuse the header that holds it */
export function mailableAddress(address: string): string | undefined {
  const [local, domain] = split(bareAddress(address))
  const ascii = asciiDomain(domain.normalize('NFKC').toLowerCase())
  const isMailable = LOCAL.test(local) && local.length <= MAX_LOCAL + 1 && DOMAIN.test(ascii)
  return isMailable && local.length + ascii.length <= MAX_EMAIL ? local + ascii : undefined
}

/** The first part ends with the @. */
function split(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@') + 1
  return [address.slice(0, at), address.slice(at)]
}

function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || /[/?#:\\%]/.test(domain)) return domain
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

function isLike(pattern: RegExp) {
  return (text: string) => text.length <= MAX_EMAIL && pattern.test(text)
}

export const isEmail = isLike(PATTERN)
