import fc from 'fast-check'
import parsePhoneNumber from 'libphonenumber-js/max'
import { expect, test } from 'vitest'

import {
  phonesIn,
  readPhone,
  showPhone,
  showTypedPhone,
  typedPhoneToKeep,
} from '#app/models/company/phone.server'

test.each([
  ['98765 43210', '+91', '+919876543210', '+91'],
  ['09876543210', '', '+919876543210', '+91'],
  ['+91-98765-43210', '', '+919876543210', '+91'],
  ['+44 20 7946 0018', '+91', '+442079460018', '+44'],
  ['0044 20 7946 0018', '+91', '+442079460018', '+44'],
  ['00 44 20 7946 0018', '+91', '+442079460018', '+44'],
  ['20 7946 0018', '+44', '+442079460018', '+44'],
  ['0522 400 2019', '+91', '+915224002019', '+91'],
  ['९८७६५ ४३२१०', '', '+919876543210', '+91'],
  ['+৯১ ৯৮৭৬৫ ৪৩২১০', '', '+919876543210', '+91'],
  ['൯൮൭൬൫൪൩൨൧൦', '+91', '+919876543210', '+91'],
  ['९८७६५ ४३२१०', '+91', '+919876543210', '+91'],
  ['০৯৮৭৬৫৪৩২১০', '', '+919876543210', '+91'],
  ['+९१-९८७६५-४३२१०', '', '+919876543210', '+91'],
  ['+44 20 7946 0018', '+999', '+442079460018', '+44'],
])('%s with the country code "%s" is read as %s', (typed, code, phone, countryCode) => {
  expect(readPhone(typed, code)).toEqual({ phone, countryCode, isPhoneValid: true })
})

test.each([
  ['ask for Asha', '+91', '+91'],
  ['12', '+91', '+91'],
  ['98765 43210', '+1', '+1'],
  ['call me', 'nonsense', ''],
  ['98765 43210', '+999', '+999'],
  ['98765 43210', '0000', '+0000'],
])(
  '%s with the country code "%s" is stored as typed and marked as invalid',
  (typed, code, countryCode) => {
    expect(readPhone(typed, code)).toEqual({ phone: typed, countryCode, isPhoneValid: false })
  },
)

test('an empty number is valid and drops the selected country code', () => {
  expect(readPhone('', '+91')).toEqual({ phone: '', countryCode: '', isPhoneValid: true })
})

test('a stored number is shown in international format, any other text unchanged', () => {
  expect(showPhone('+919876543210')).toBe('+91 98765 43210')
  expect(showPhone('ask for Asha')).toBe('ask for Asha')
  expect(showPhone('')).toBe('')
})

test('Indian numbers are formatted as by libphonenumber, also those formatted without it', () => {
  const library = (number: string) => parsePhoneNumber(number)?.formatInternational() ?? number
  // The first digits decide the grouping, so all that are formatted without the library are tested.
  const starts = Array.from({ length: 40_000 }, (_, index) => String(60_000 + index))
  const known = starts.filter((start) => /^(?:9|[67]0|69|7[24]|8[45])/.test(start))
  const rests = fc.sample(fc.integer({ min: 0, max: 99_999 }), { numRuns: known.length, seed: 1 })
  const wrong = known
    .map((start, index) => `+91${start}${String(rests[index]).padStart(5, '0')}`)
    .filter((number) => showPhone(number) !== library(number))
  expect(wrong).toEqual([])
  fc.assert(
    fc.property(fc.stringMatching(/^\+91[0-9]{8,12}$/), (number) => {
      expect(showPhone(number)).toBe(library(number))
    }),
    { numRuns: 1000 },
  )
}, 20_000)

test('Indian numbers in common spellings are read as by libphonenumber', () => {
  const library = (typed: string, code: string) => {
    const parsed = parsePhoneNumber(typed, { defaultCallingCode: code || '91' })
    return parsed?.isValid()
      ? { phone: parsed.number, countryCode: `+${parsed.countryCallingCode}`, isPhoneValid: true }
      : { phone: typed, countryCode: code && `+${code}`, isPhoneValid: false }
  }
  const starts = Array.from({ length: 4_000 }, (_, index) => String(6000 + index))
  const rests = fc.sample(fc.integer({ min: 0, max: 999_999 }), { numRuns: 4_000, seed: 2 })
  const spellings: ((one: string, two: string) => string)[] = [
    (one, two) => one + two,
    (one, two) => `${one} ${two}`,
    (one, two) => `0${one}-${two}`,
    (one, two) => `+91 ${one} ${two}`,
    (one, two) => `+91-${one}${two}`,
  ]
  const codes = ['', '91', '91', '44', '1']
  starts.forEach((start, index) => {
    const digits = start + String(rests[index]).padStart(6, '0')
    const typed = spellings[index % spellings.length]?.(digits.slice(0, 5), digits.slice(5)) ?? ''
    const code = codes[Math.floor(index / spellings.length) % codes.length] ?? ''
    expect(readPhone(typed, code)).toEqual(library(typed, code))
  })
}, 20_000)

test.each([
  ['0522 400 2019 ext 204', '+915224002019'],
  ['022-2285 1234 extn. 45', '+912222851234'],
  ['+1 650 253 0000 x123', '+16502530000'],
  ['98765 43210 WhatsApp only', '+919876543210'],
  ['080 4718 5555 (ask for Asha)', '+918047185555'],
  ['0522 400 2019,204', undefined],
  ['0522 400 2019#204', undefined],
  ['९८७६५ ४३२१० केवल व्हाट्सऐप', '+919876543210'],
])('the text beside the number in "%s" is stored', (typed, phone) => {
  const read = readPhone(typed, '+91')
  if (phone) expect(read).toMatchObject({ phone, isPhoneValid: true })
  expect(typedPhoneToKeep(typed, read) || read.phone).toBe(typed)
  expect(showTypedPhone(typed)).toBe(typed)
})

test.each([
  '98765 43210',
  '+91 (0) 98765-43210',
  '0522.400.2019',
  '९८७६५ ४३२१०',
  '+91\u201198765\u201143210',
  '',
])('"%s" contains only a number, so the typed text is not stored', (typed) => {
  expect(typedPhoneToKeep(typed, readPhone(typed, '+91'))).toBe('')
})

test.each(['\u202a+91 98765 43210\u202c', '98765\u200b43210', '98\u00ad765 43210\ufeff'])(
  'invisible characters are removed from the number %j',
  (typed) => {
    expect(readPhone(typed, '')).toMatchObject({ phone: '+919876543210', isPhoneValid: true })
    expect(typedPhoneToKeep(typed, readPhone(typed, ''))).toBe('')
    expect(readPhone('12\u200b', '').phone).toBe('12')
  },
)

test('two numbers in one field are found as two numbers', () => {
  const both = ['+919876543210', '+919811122222']
  for (const between of ['/', ' / ', ', ', ' or ', '; ', ' और ', ' ', '\t', ' +91 '])
    expect(phonesIn(`98765 43210${between}98111 22222`)).toEqual(both)
})
