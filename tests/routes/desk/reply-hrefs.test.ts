import { expect, test } from 'vitest'

import {
  callHref,
  mailHref,
  subjectHref,
  telegramHref,
  whatsAppHref,
} from '#app/routes/desk/enquiry/reply-links'

const asha = {
  name: 'Asha & Co. Verma',
  email: 'asha+sms@example.in',
  phone: '+919876543210',
  isPhoneValid: true,
  telegramId: '@asha_verma',
  reference: 'ENQ-75BZ-Y4NY',
}

test('a mailto link has the reference in its subject and a greeting in its body', () => {
  const { protocol, pathname, searchParams } = new URL(mailHref(asha))
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', asha.email])
  expect(searchParams.get('subject')).toBe('Your enquiry ENQ-75BZ-Y4NY')
  expect(searchParams.get('body')).toBe('Dear Asha & Co. Verma,\r\n\r\n')
})

test('a typed email address cannot add a header to a mailto link', () => {
  const href = mailHref({ ...asha, email: 'a@b.in?bcc=victim@example.com' })
  expect(new URL(href).searchParams.has('bcc')).toBe(false)
  expect(subjectHref('a@b.in?bcc=victim@example.com', 'JOB-1')).toBe(
    'mailto:a@b.in%3Fbcc%3Dvictim%40example.com?subject=JOB-1',
  )
})

test('a tel link has the first phone number of a text and needs a digit', () => {
  expect(callHref('+91 98765 43210')).toBe('tel:+919876543210')
  expect(callHref('98765 43210 / 98111 22222')).toBe('tel:9876543210')
  expect(callHref('(0522) 400 2019 ext 204')).toBe('tel:05224002019')
  expect(callHref('please write')).toBeUndefined()
  expect(callHref('')).toBeUndefined()
})

const TEXT = `?text=${encodeURIComponent('Dear Asha & Co. Verma,\nabout your enquiry ENQ-75BZ-Y4NY: ')}`

test('a WhatsApp link has digits only and needs a valid phone number', () => {
  expect(whatsAppHref(asha)).toBe(`https://wa.me/919876543210${TEXT}`)
  expect(whatsAppHref({ ...asha, phone: '12', isPhoneValid: false })).toBeUndefined()
  expect(whatsAppHref({ ...asha, phone: '' })).toBeUndefined()
})

test.each([
  ['@asha_verma', 'https://t.me/asha_verma'],
  ['asha_verma', 'https://t.me/asha_verma'],
  [' https://t.me/asha_verma/ ', 'https://t.me/asha_verma'],
  ['telegram.me/asha_verma', 'https://t.me/asha_verma'],
  ['', undefined],
  ['not a name', undefined],
  ['+919876543210', undefined],
  ['https://evil.example/asha', undefined],
  ['../login', undefined],
])('the Telegram name %o leads to %o', (telegramId, href) => {
  expect(telegramHref({ ...asha, telegramId })).toBe(href && href + TEXT)
})
