import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** One-time passwords that follow the clock (RFC 6238 over RFC 4226), with what every authenticator app assumes. */

const STEP_MS = 30_000
const DIGITS = 6
/** RFC 4648, 6. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** @returns 160 random bits in base 32, as RFC 4226, 4 recommends */
export function makeTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => LETTERS[byte % 32]).join('')
}

/** The number of whole steps since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS)
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decode(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The step that a code belongs to: now, or one before or after, for clocks that differ (RFC 6238, 6).
 * @param lastStep the step whose code was used last; it and all before it are spent
 */
export function findStep(
  secret: string,
  code: string,
  lastStep: number,
  now: number,
): number | undefined {
  const current = stepAt(now)
  return [current - 1, current, current + 1].find(
    (step) => step > lastStep && isSame(totpCode(secret, step), code),
  )
}

/** What an authenticator app reads from the picture. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

function isSame(expected: string, given: string): boolean {
  return (
    expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
  )
}

function decode(base32: string): Buffer {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
