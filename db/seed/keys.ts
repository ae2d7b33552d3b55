import { v7 } from 'uuid'
import { ALPHABET } from '#app/models/identifier.server'
import type { RandomSource } from './random'

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

export function idAt(random: RandomSource, instant: number): string {
  return v7({ msecs: instant, random: Buffer.from(random.hex(32), 'hex') })
}
