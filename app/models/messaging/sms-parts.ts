// Segmentation by 3GPP TS 23.038 (alphabets) and TS 23.040 (the header of 6 octets that joins parts).

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENSION = '\f^{}\\[~]|€'

const GSM_UNITS = new Map([
  ...[...BASIC].map((character) => [character, 1] as const),
  ...[...EXTENSION].map((character) => [character, 2] as const),
])

const CAPACITY = {
  'GSM-7': { single: 160, joined: 153 },
  'UCS-2': { single: 70, joined: 67 },
}

export type SmsCount = ReturnType<typeof countSms>

/** One character outside GSM-7 changes the whole message to UCS-2; a surrogate pair is never split. */
export function countSms(text: string) {
  const characters = [...text]
  const nonGsm = countNonGsm(characters)
  const encoding = nonGsm.length === 0 ? 'GSM-7' : 'UCS-2'
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
  return { encoding, units, parts, capacity, free: capacity - (parts.length && used), nonGsm }
}

export function isGsm(character: string): boolean {
  return GSM_UNITS.has(character)
}

function countNonGsm(characters: readonly string[]) {
  const counts = new Map<string, number>()
  for (const character of characters)
    if (!isGsm(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts].map(([character, count]) => ({ character, count }))
}

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

/** @returns undefined if the text has nothing to replace or does not become GSM-7 */
export function plainText(text: string): string | undefined {
  const plain = [...text].map((character) => PLAIN[character] ?? character).join('')
  return plain !== text && [...plain].every(isGsm) ? plain : undefined
}
