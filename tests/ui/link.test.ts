import { expect, test } from 'vitest'

import { telephoneHref, whatsAppHref } from '#app/ui/link'

test('a telephone link contains only the digits and the plus sign', () => {
  expect(telephoneHref('+91 (522) 000-1234')).toBe('tel:+915220001234')
  expect(telephoneHref('+44 (0) 20 7946 0000')).toBe('tel:+442079460000')
  expect(telephoneHref('1800 419 0000')).toBe('tel:18004190000')
})

test('the WhatsApp link is the chat URL if it is one, else the phone number with a country code', () => {
  const chatUrl = 'https://chat.example.com/acme'
  expect(whatsAppHref({ chatUrl: 'https://wa.me/911234', helpdeskPhone: '' })).toBe(
    'https://wa.me/911234',
  )
  expect(whatsAppHref({ chatUrl, helpdeskPhone: '+91 98765 43210' })).toBe(
    'https://wa.me/919876543210',
  )
  expect(whatsAppHref({ chatUrl: '', helpdeskPhone: '0522 400 2019' })).toBeUndefined()
})
