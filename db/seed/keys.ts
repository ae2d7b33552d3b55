import type { RandomSource } from './random'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DIGITS = 8
const ALL = BigInt(ALPHABET.length) ** BigInt(DIGITS)
/** Odd, so that the steps reach every reference before one is repeated. */
const STEP = 0x9e3779b97fn

/** A reference as the site gives it, unique for one seed. */
export function reference(prefix: string, seed: number, index: number): string {
  let value = (BigInt(seed) * 0xd1b54a33n + BigInt(index) * STEP) % ALL
  let text = ''
  for (let digit = 0; digit < DIGITS; digit++) {
    text = ALPHABET[Number(value % 32n)] + text
    value /= 32n
  }
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`
}

/** A UUIDv7 (RFC 9562, 5.7) for an instant. */
export function idAt(chance: RandomSource, instant: number): string {
  const time = instant.toString(16).padStart(12, '0')
  const rest = chance.hex(18)
  const variant = '89ab'[chance.integer(4)]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(6)}`
}
