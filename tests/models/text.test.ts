import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  countOf,
  fold,
  latinDigits,
  shorten,
  showBytes,
  tidyIdentifier,
  tidyLine,
  tidyText,
} from '#app/models/text'
import { growthOf } from '#tests/support/growth'

test.each([
  ['a name', 'Zoe\u0308', 'Zoë'],
  ['Hindi', 'क्षत्रिय', 'क्षत्रिय'],
  ['Thai', 'ที่ปรึกษา', 'ที่ปรึกษา'],
  ['30 combining marks', `e${'\u0301'.repeat(30)}`, `é${'\u0301'.repeat(29)}`],
  ['500 combining marks', `e${'\u0301'.repeat(500)}!`, `é${'\u0301'.repeat(29)}!`],
])('%s: the text is normalised to NFC with at most 30 combining marks', (_, typed, tidied) => {
  expect(tidyLine(typed)).toBe(tidied)
  expect(tidyText(typed)).toBe(tidied)
})

test('the time to tidy combining marks grows less than quadratically with their number', () => {
  const tidyMarks = (count: number) => tidyText(`a${'\u0301\u0323'.repeat(count)}`)
  expect(growthOf(tidyMarks, 5000)).toBeLessThan(32)
})

test('bidirectional control characters are removed, and joiners between characters stay', () => {
  const reversed = 'invoice\u202efdp.exe\u202c \u2067x\u2069\ufeff'
  expect(tidyLine(reversed)).toBe('invoicefdp.exe x')
  expect(tidyText(`1\n${reversed}`)).toBe('1\ninvoicefdp.exe x')
  for (const written of ['क्\u200dष', 'می\u200cخواهم', '👩\u200d💻', '❤️']) {
    expect(tidyLine(written)).toBe(written.normalize('NFC'))
  }
})

test.each(['\u200b', '\u200d\ufe0f\u2060', '\u3164', '\u00ad \u061c'])(
  'the text %j of invisible characters becomes empty',
  (text) => {
    expect([tidyLine(text), tidyText(text), tidyIdentifier(text)]).toEqual(['', '', ''])
  },
)

test('a tidied identifier has no invisible characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(tidyIdentifier(text)).not.toMatch(/[\p{Cf}\p{DI}\p{Cc}]/u)
    }),
  )
  expect(tidyIdentifier('\u202a+91 98765\u200b43210\u202c')).toBe('+91 9876543210')
})

test.each([
  ['d’souza', "D'Souza"],
  ['d`souza', 'DʼSouza'],
  ['ravi kumar', 'Ravi \u00a0 Kumar'],
  ['jean-luc', 'Jean\u2011Luc'],
  ['jean-luc', 'Jean\u2013Luc'],
  ['strasse', 'Straße'],
  ['STRASSE', 'STRAẞE'],
  ['soren', 'Søren'],
  ['lodz', 'Łódź'],
  ['dordevic', 'Đorđević'],
  ['aebleskiver', 'Æbleskiver'],
  ['coeur', 'Cœur'],
  ['thor', 'Þór'],
  ['isik', 'Işık'],
  ['dan bala', 'Ɗan Ɓala'],
  ['kofar yaro', 'Ƙofar Ƴaro'],
  ['qalaaleq', 'ĸalaaleĸ'],
  ["'n", 'ŉ'],
  ['rishi', 'Ri\u200dshi\u00ad'],
  ['"acme"', '“Acme”'],
  ['acme', 'ＡＣＭＥ'],
  ['दुकान 24', 'दुकान २४'],
  ['31/2 ft', '3½ ft'],
])('a search for "%s" matches %s', (typed, written) => {
  expect(fold(typed)).toBe(fold(written))
})

test('folding is idempotent and leaves no invisible characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = fold(text)
      expect(folded).not.toMatch(/[\p{Cf}]|\s\s/u)
      expect(fold(folded)).toBe(folded)
    }),
  )
})

test('every decimal digit of every script is read as its value', () => {
  for (let code = 0; code < 0x110000; code++) {
    const digit = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(digit)) continue
    expect(latinDigits(digit)).toMatch(/^\d$/)
    if (/^\d$/.test(digit.normalize('NFKC')))
      expect(latinDigits(digit)).toBe(digit.normalize('NFKC'))
  }
  expect(latinDigits('२०४ ٣ ৯')).toBe('204 3 9')
})

test('a long text is cut between characters and marked by an ellipsis', () => {
  expect(shorten('a🍬b', 3)).toBe('a🍬b')
  expect(shorten('a🍬bc', 2)).toBe('a🍬…')
  expect(shorten('ab cd', 3)).toBe('ab…')
})

test('a count has its noun and the separators of India', () => {
  expect(countOf(1, 'email', 'emails')).toBe('1 email')
  expect(countOf(123_456, 'email', 'emails')).toBe('1,23,456 emails')
})

test('sizes are shown in the largest suitable unit', () => {
  const sizes = [0, 1, 1000, 20_480, 307_201, 1_600_000, 12 * 2 ** 20, 20 * 2 ** 30, 5 * 2 ** 40]
  expect(sizes.map(showBytes)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '20 KB',
    '301 KB',
    '1.5 MB',
    '12 MB',
    '20 GB',
    '5 TB',
  ])
})
