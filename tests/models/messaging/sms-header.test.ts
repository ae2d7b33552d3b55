import { expect, test } from 'vitest'

import { exampleHeader } from '#app/models/messaging/sms-header'

test.each([
  ['Gupta Sweets', 'VM-GUPTAS-S'],
  ['Café Müller', 'VM-CAFEMU-S'],
  ['24x7 Medical Store', 'VM-XMEDIC-S'],
  ['गुप्ता स्वीट्स', 'VM-GUPTAS-S'],
  ['राज टेक्सटाइल्स', 'VM-RAJTEK-S'],
  ['कमल फ़ैशन', 'VM-KAMALF-S'],
  ['मंगल', 'VM-MANGAL-S'],
  ['ਗੁਪਤਾ ਸਵੀਟਸ', 'VM-GUPATA-S'],
  ['গুপ্ত মিষ্টান্ন', 'VM-GUPTMI-S'],
])('the header of %s has six letters of the name', (name, header) => {
  expect(exampleHeader(name)).toBe(header)
})

test.each([
  ['Om', 'VM-OMINDI-S'],
  ['K', 'VM-KINDIA-S'],
])('the header of the short name %s is filled up to six letters', (name, header) => {
  expect(exampleHeader(name)).toBe(header)
})

test.each(['', '2024', '🍬🍭', '寿司屋', '---'])(
  'the name "%s" without usable letters gets the header MYSHOP',
  (name) => {
    expect(exampleHeader(name)).toBe('VM-MYSHOP-S')
  },
)

test('emoji and digits are not part of a header', () => {
  expect(exampleHeader('🍬 Ravi 5 Star 🍬')).toBe('VM-RAVIST-S')
})

test('every header has a prefix, six letters and a suffix', () => {
  for (const name of ['<script>alert(1)</script>', 'a'.repeat(60), 'श्री'.repeat(15), 'Ω & Co.'])
    expect(exampleHeader(name)).toMatch(/^VM-[A-Z]{6}-S$/)
})
