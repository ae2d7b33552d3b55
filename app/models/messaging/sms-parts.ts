/**
 * How a text travels as SMS: its alphabet, its length in the units of that alphabet, and the parts it is cut into.
 * 3GPP TS 23.038 (the alphabets) and TS 23.040 (the header of 6 octets that joins parts). Safe in the browser.
 */

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENSION = '\f^{}\\[~]|€'

/** Units of each character: those of the extension table go as an escape and a second unit. */
const GSM_UNITS = new Map([
  ...[...BASIC].map((character) => [character, 1] as const),
  ...[...EXTENSION].map((character) => [character, 2] as const),
])

export type SmsEncoding = 'GSM-7' | 'UCS-2'

/** Units that fit a message of one part, and each part of a longer one: 140 octets, or 134 after the header. */
const CAPACITY: Readonly<Record<SmsEncoding, { single: number; joined: number }>> = {
  'GSM-7': { single: 160, joined: 153 },
  'UCS-2': { single: 70, joined: 67 },
}

export interface SmsCount {
  encoding: SmsEncoding
  /** Of 7 bits in GSM-7, of 16 bits in UCS-2. */
  units: number
  /** The text of each part; an empty text has none. */
  parts: readonly string[]
  /** Units that each of these parts can carry. */
  capacity: number
  /** Units still free in the last part. */
  free: number
  /** The characters outside GSM-7, each once with how often it stands there, in order of appearance. */
  outsiders: readonly { character: string; count: number }[]
}

/**
 * Counts a text as it would be sent, line ends as they are. One character outside GSM-7 turns the whole message to
 * UCS-2. A character of two units is never cut in half by the end of a part.
 */
export function countSms(text: string): SmsCount {
  const characters = [...text]
  const outsiders = countOutsiders(characters)
  const encoding = outsiders.length === 0 ? 'GSM-7' : 'UCS-2'
  const unitsOf = (character: string) =>
    encoding === 'GSM-7' ? (GSM_UNITS.get(character) ?? 0) : character.length

  const units = characters.reduce((sum, character) => sum + unitsOf(character), 0)
  const { single, joined } = CAPACITY[encoding]
  const capacity = units <= single ? single : joined
  const parts: string[] = []
  let used = capacity
  for (const character of characters) {
    const size = unitsOf(character)
    if (used + size > capacity) {
      parts.push('')
      used = 0
    }
    parts.push((parts.pop() ?? '') + character)
    used += size
  }
  return { encoding, units, parts, capacity, free: capacity - (parts.length && used), outsiders }
}

export function isGsm(character: string): boolean {
  return GSM_UNITS.has(character)
}

function countOutsiders(characters: readonly string[]): SmsCount['outsiders'] {
  const counts = new Map<string, number>()
  for (const character of characters)
    if (!isGsm(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts].map(([character, count]) => ({ character, count }))
}

/** What word processors put in place of plain characters, and the plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '′': "'",
  '″': '"',
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '·': '-',
  '×': 'x',
  '₹': 'Rs.',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\ufeff': '',
}

/** The text with plain characters for typographic ones, where that brings it back to GSM-7; else undefined. */
export function plainText(text: string): string | undefined {
  const plain = [...text].map((character) => PLAIN[character] ?? character).join('')
  return plain !== text && [...plain].every(isGsm) ? plain : undefined
}
