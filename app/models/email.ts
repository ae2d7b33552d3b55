import { mini as z } from './schema'
import { tidyIdentifier } from './text'

/** RFC 5321, 4.5.3.1.3. Also bounds the time that the pattern takes. */
export const MAX_EMAIL = 254
/** No domain label is empty, or begins or ends with a hyphen (RFC 1034, 3.5). */
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

const MAX_WRAPPED = 1000
/** An email address can begin with most ASCII punctuation, but end only with the bracket of an IP address. */
const BEFORE =
  /^(?:[\s<([{'*|`]|(?![ -~])[\p{P}\p{S}]|"(?!.*"@)|(?:mailto|e-?mail)\s*:|https?:\/\/)+/iu
const AFTER = /(?:[\s\p{S}]|(?!@|(?<=@\[[\w.:]*)\])\p{P})+$/u

/** Removes what is copied along: invisible characters, brackets, quotes, punctuation, "mailto:". */
export function bareAddress(text: string): string {
  if (text.length > MAX_WRAPPED) return text
  return tidyIdentifier(text)
    .replace(BEFORE, '')
    .replace(/^([^@]*@[^?]*)\?.*/, '$1')
    .replace(AFTER, '')
}

/** The bare address, also of a pasted `Name <address>` or `Name (address)`. */
export function pastedAddress(text: string): string {
  return bareAddress(/[<(]([^<>()@]+@[^<>()@]+)[>)]/.exec(text)?.[1] ?? text)
}

/** The same key for all spellings of an email address: case, invisible characters, brackets, script of the domain. */
export function emailKey(address: string): string {
  const [local, domain] = split(bareAddress(address).normalize('NFKC').toLowerCase())
  return local + asciiDomain(domain)
}

/** RFC 5321's dot-string before the @: nothing that needs quotes or SMTPUTF8. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@$/
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const MAX_LOCAL = 64

/** @returns undefined if a mail server might refuse a header with this address */
export function mailableAddress(address: string): string | undefined {
  const [local, domain] = split(bareAddress(address))
  const ascii = asciiDomain(domain.normalize('NFKC').toLowerCase())
  const isMailable = LOCAL.test(local) && local.length <= MAX_LOCAL + 1 && DOMAIN.test(ascii)
  return isMailable && local.length + ascii.length <= MAX_EMAIL ? local + ascii : undefined
}

/** The local part ends with the @. */
function split(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@') + 1
  return [address.slice(0, at), address.slice(at)]
}

/** @returns the domain unchanged if it has no ASCII form */
export function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || /[/?#:\\%]/.test(domain)) return domain
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

function isLike(pattern: RegExp) {
  return (text: string) => text.length <= MAX_EMAIL && pattern.test(text)
}

export const isEmail = isLike(PATTERN)
