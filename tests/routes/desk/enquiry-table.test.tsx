import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { pickFields } from '#app/models/enquiry/enquiry'
import { EnquiryTable } from '#app/routes/desk/enquiries/enquiry-table'
import type { ShownEnquiry } from '#app/routes/desk/enquiries/enquiry-view.server'

const enquiry: ShownEnquiry = {
  _id: 'a',
  reference: 'ENQ-75BZ-Y4NY',
  name: 'Imran Khan',
  email: 'imran@example.com',
  ...pickFields(),
  phone: '+919876543210',
  phoneShown: '+91 98765 43210',
  isPhoneValid: true,
  phoneTyped: '',
  countryCode: '+91',
  type: 'General',
  desc: 'Queues',
  status: 'New',
  source: '',
  isSpam: false,
  spamReasons: '',
  isCallBackNow: false,
  assigneeId: null,
  assignee: '',
  waiting: undefined,
  earlier: 0,
  createdAt: '2026-03-01T20:00:00.000Z',
  updatedAt: '2026-03-02T20:00:00.000Z',
  receivedAt: '2026-03-02 01:30',
  changedAt: '2026-03-03 01:30',
}

const table = (change: Partial<ShownEnquiry> = {}) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin">
      <EnquiryTable enquiries={[{ ...enquiry, ...change }]} search="" />
    </StaticRouter>,
  )

test('a phone number shows its country code once', () => {
  expect(table()).toContain('<span>+91 98765 43210</span>')
  const typed = { phone: '98765', phoneShown: '98765', isPhoneValid: false }
  expect(table(typed)).toContain('<span>98765 (+91)</span>')
  expect(table({ ...typed, countryCode: '' })).toContain('<span>98765</span>')
})

test('a day and its time stand on one line', () => {
  expect(table()).toContain('2026-03-02 01:30</time><span>Updated\n2026-03-03 01:30</span>')
})
