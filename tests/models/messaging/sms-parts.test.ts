import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countSms, plainText } from '#app/models/messaging/sms-parts'

const a = (times: number) => 'a'.repeat(times)
const hindi = (times: number) => 'अ'.repeat(times)

test.each([
  ['an empty text', '', 'GSM-7', 0, 0],
  ['160 letters', a(160), 'GSM-7', 160, 1],
  ['161 letters', a(161), 'GSM-7', 161, 2],
  ['306 letters', a(306), 'GSM-7', 306, 2],
  ['307 letters', a(307), 'GSM-7', 307, 3],
  ['70 in Hindi', hindi(70), 'UCS-2', 70, 1],
  ['71 in Hindi', hindi(71), 'UCS-2', 71, 2],
  ['134 in Hindi', hindi(134), 'UCS-2', 134, 2],
  ['135 in Hindi', hindi(135), 'UCS-2', 135, 3],
  ['a euro sign', '€', 'GSM-7', 2, 1],
  ['159 letters and a euro sign', `${a(159)}€`, 'GSM-7', 161, 2],
  ['a euro sign that just fits', `${a(152)}€${a(151)}`, 'GSM-7', 305, 2],
  ['a euro sign across the end of a part', `${a(152)}€${a(152)}`, 'GSM-7', 306, 3],
  ['one Hindi letter among 69', `${a(69)}अ`, 'UCS-2', 70, 1],
  ['one Hindi letter among 159', `${a(159)}अ`, 'UCS-2', 160, 3],
  ['an emoji', '🎉', 'UCS-2', 2, 1],
  ['an emoji across the end of a part', `${a(66)}🎉${a(66)}`, 'UCS-2', 134, 3],
  ['the whole extension table', '\f^{}\\[~]|€', 'GSM-7', 20, 1],
  [
    'characters of the basic table that are not ASCII',
    '@£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà',
    'GSM-7',
    40,
    1,
  ],
  ['a character outside the table', 'ç', 'UCS-2', 1, 1],
  ['a backtick', '`', 'UCS-2', 1, 1],
  ['two lines', 'a\nb', 'GSM-7', 3, 1],
])('the encoding, units and parts of %s are counted', (_, text, encoding, units, parts) => {
  const count = countSms(text)
  expect(count).toMatchObject({ encoding, units })
  expect(count.parts).toHaveLength(parts)
})

test('GSM-7 has 127 characters of one unit and 10 of two', () => {
  const plane = Array.from({ length: 0xffff }, (_, code) => countSms(String.fromCharCode(code)))
  const gsm = plane.filter(({ encoding }) => encoding === 'GSM-7')
  expect(gsm.filter(({ units }) => units === 1)).toHaveLength(127)
  expect(gsm.filter(({ units }) => units === 2)).toHaveLength(10)
})

test('the count contains the capacity and the free space of the last part', () => {
  expect(countSms('')).toMatchObject({ capacity: 160, free: 160 })
  expect(countSms(a(100))).toMatchObject({ capacity: 160, free: 60 })
  expect(countSms(a(161))).toMatchObject({ capacity: 153, free: 145 })
  expect(countSms(hindi(10))).toMatchObject({ capacity: 70, free: 60 })
})

test('the characters that force UCS-2 are listed once, with their count, in order', () => {
  expect(countSms('“Diwali” – “Sale” 🎉').nonGsm).toEqual([
    { character: '“', count: 2 },
    { character: '”', count: 2 },
    { character: '–', count: 1 },
    { character: '🎉', count: 1 },
  ])
  expect(countSms('plain {text}').nonGsm).toEqual([])
})

test('typographic characters are replaced if that makes the text GSM-7', () => {
  expect(plainText('“Sale” – ₹99…')).toBe('"Sale" - Rs.99...')
  expect(plainText('already plain')).toBeUndefined()
  expect(plainText('“नमस्ते”')).toBeUndefined()
})

/** An independent count: cuts septets or UTF-16 units from the front, as a handset joins them. */
function countByCutting(text: string): { encoding: string; units: number; parts: number } {
  const SEPTETS =
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
  const ESCAPED: Record<number, string> = {
    10: '\f',
    20: '^',
    40: '{',
    41: '}',
    47: '\\',
    60: '[',
    61: '~',
    62: ']',
    64: '|',
    101: '€',
  }
  const codes: number[] = []
  let isGsm = true
  for (const character of text) {
    const code = character === '\u001b' ? -1 : SEPTETS.indexOf(character)
    const escaped = Object.entries(ESCAPED).find(([, known]) => known === character)?.[0]
    if (code >= 0) codes.push(code)
    else if (escaped !== undefined) codes.push(27, Number(escaped))
    else isGsm = false
  }
  const units = isGsm ? codes : Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  const [single, joined] = isGsm ? [160, 153] : [70, 67]
  if (units.length <= single)
    return { encoding: isGsm ? 'GSM-7' : 'UCS-2', units: units.length, parts: units.length ? 1 : 0 }
  let parts = 0
  for (let at = 0; at < units.length; parts++) {
    let end = Math.min(at + joined, units.length)
    const last = units[end - 1] ?? 0
    const next = units[end] ?? 0
    const isSplit = isGsm
      ? last === 27
      : last >= 0xd800 && last <= 0xdbff && next >= 0xdc00 && next <= 0xdfff
    if (end < units.length && isSplit) end--
    at = end
  }
  return { encoding: isGsm ? 'GSM-7' : 'UCS-2', units: units.length, parts }
}

const gsm = fc.constantFrom(...'abc XYZ019@£ñ€{}[]|^~\\\f\n')
const other = fc.constantFrom('अ', 'म', '🎉', '“', 'ç', '\ud800', '\udc00')
const anyText = fc.oneof(
  fc.string({ unit: gsm, minLength: 0, maxLength: 700 }),
  fc.string({
    unit: fc.oneof({ weight: 9, arbitrary: gsm }, { weight: 1, arbitrary: other }),
    maxLength: 300,
  }),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

test('the count of any text equals the independent count', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { encoding, units, parts } = countSms(text)
      expect({ encoding, units, parts: parts.length }).toEqual(countByCutting(text))
    }),
    { numRuns: 2000 },
  )
})

test('the joined parts are the text, and no part is empty or too long', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { parts, capacity, free, encoding } = countSms(text)
      expect(parts.join('')).toBe(text)
      for (const part of parts) {
        const alone = countSms(part)
        expect(part).not.toBe('')
        // A part of a long Hindi message is UCS-2 even if it is all Latin.
        if (alone.encoding === encoding) expect(alone.units).toBeLessThanOrEqual(capacity)
        else expect(part.length).toBeLessThanOrEqual(capacity)
      }
      expect(free).toBeGreaterThanOrEqual(0)
      expect(free).toBeLessThanOrEqual(capacity)
    }),
    { numRuns: 500 },
  )
})
