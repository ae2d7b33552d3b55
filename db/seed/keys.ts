import type { Chance } from './random'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DIGITS = 8
const ALL = BigInt(LETTERS.length) ** BigInt(DIGITS)
/** Odd, so that stepping by it visits every reference once before any comes again. */
const STEP = 0x9e3779b97fn

/** References like those the site gives, none twice for one start. */
export function reference(prefix: string, start: number, index: number): string {
  let value = (BigInt(start) * 0xd1b54a33n + BigInt(index) * STEP) % ALL
  let text = ''
  for (let digit = 0; digit < DIGITS; digit++) {
    text = LETTERS[Number(value % 32n)] + text
    value /= 32n
  }
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`
}

/** A UUIDv7 (RFC 9562, 5.7) of an instant. */
export function idAt(chance: Chance, instant: number): string {
  const time = instant.toString(16).padStart(12, '0')
  const rest = chance.hex(18)
  const variant = '89ab'[chance.whole(4)]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(6)}`
}
