import { randomPart } from './random.server'

/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a visitor is told and quotes back, such as ENQ-75BZ-Y4NY. */
export function makeReference(prefix: string): string {
  return `${prefix}-${randomGroups(2)}`
}

/** Groups of four letters, 20 random bits each, such as 75BZ-Y4NY. */
export function randomGroups(count: number): string {
  const letters = Array.from(randomPart(4 * count), (byte) => LETTERS[byte % LETTERS.length])
  const four = (_: unknown, group: number) => letters.slice(4 * group, 4 * group + 4).join('')
  return Array.from({ length: count }, four).join('-')
}
