import { expect, test } from 'vitest'

import {
  MAX_SHOP_NAME,
  readShopName,
  shopNameError,
  shortShopName,
} from '#app/models/messaging/shop-name'

test.each([
  ['  Gupta\t\n Sweets ', 'Gupta Sweets'],
  ['गुप्ता स्वीट्स', 'गुप्ता स्वीट्स'],
  ['क्‍ष', 'क्‍ष'],
  ['Ravi 👨‍👩‍👧 & Sons', 'Ravi 👨‍👩‍👧 & Sons'],
  ['2024', '2024'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['Gupta\u202eSteews\u200b\u0000', 'GuptaSteews'],
  ['half \ud83c of a pair', 'half  of a pair'],
])('%j is read as one line without invisible characters', (raw, name) => {
  expect(readShopName(raw)).toBe(name)
})

test.each([undefined, null, 7, '', '   ', '\u200d\u200c', '\u0301'])(
  '%j is refused as a shop name',
  (raw) => {
    expect(readShopName(raw)).toBe('')
    expect(shopNameError(raw)).toBe('Enter the name of your shop')
  },
)

test('a shop name has at most 60 characters, and no grapheme is split', () => {
  const longest = 'a'.repeat(MAX_SHOP_NAME)
  expect(shopNameError(longest)).toBeUndefined()
  expect(shopNameError(`${longest}b`)).toBe('Use at most 60 characters')
  expect(readShopName(`${longest}b`)).toBe(longest)
  expect(readShopName(`${'a'.repeat(59)}🍬`)).toBe('a'.repeat(59))
  expect(readShopName('स्वी'.repeat(20))).toBe('स्वी'.repeat(15))
  expect(readShopName(`a${'\u0301'.repeat(900)}`).length).toBe(MAX_SHOP_NAME)
})

test('a scene shows as much of the shop name as fits its line', () => {
  for (const name of ['Gupta Sweets', 'Aravalli Stores', 'गुप्ता स्वीट्स'])
    expect(shortShopName(name, 13)).toBe(name)
  expect(shortShopName('Shri Mahalakshmi Saree Emporium', 13)).toBe('Shri Mahalaks…')
  expect(shortShopName('WWWWWWWWWWWW', 13)).toBe('WWWWWWWW…')
  expect(shortShopName('श्री महालक्ष्मी साड़ी एम्पोरियम', 8)).toBe('श्री महालक्ष्मी…')
})
