import { expect, test } from 'vitest'

import { readPhone, showPhone } from '#app/models/phone.server'

test.each([
  ['98765 43210', '+91', '+919876543210', '+91'],
  ['09876543210', '', '+919876543210', '+91'],
  ['+91-98765-43210', '', '+919876543210', '+91'],
  ['+44 20 7946 0018', '+91', '+442079460018', '+44'],
  ['0044 20 7946 0018', '+91', '+442079460018', '+44'],
  ['20 7946 0018', '+44', '+442079460018', '+44'],
  ['0522 400 2019', '+91', '+915224002019', '+91'],
])('%s with the code "%s" is %s', (typed, code, phone, countryCode) => {
  expect(readPhone(typed, code)).toEqual({ phone, countryCode, isPhoneValid: true })
})

test.each([
  ['ask for Asha', '+91', '+91'],
  ['12', '+91', '+91'],
  ['98765 43210', '+1', '+1'],
  ['call me', 'nonsense', ''],
])('%s is kept as typed and marked', (typed, code, countryCode) => {
  expect(readPhone(typed, code)).toEqual({ phone: typed, countryCode, isPhoneValid: false })
})

test('no number is no number, whatever country the form had selected', () => {
  expect(readPhone('', '+91')).toEqual({ phone: '', countryCode: '', isPhoneValid: true })
})

test('a stored number is shown as people read it', () => {
  expect(showPhone('+919876543210')).toBe('+91 98765 43210')
  expect(showPhone('ask for Asha')).toBe('ask for Asha')
  expect(showPhone('')).toBe('')
})
