import type { ToolPage } from '../schemas/tool'

export default {
  path: '/digital-marketting/bulk-sms/prices',
  title: 'SMS price list by route and monthly volume',
  description:
    'Indicative SMS prices per part in rupees: promotional, service and OTP routes by monthly volume, with GST and DLT scrubbing shown separately.',
  updated: '2026-11-25',
  hue: 'red',
  scene: 'quote-slip',
  name: 'SMS price list',
  hint: 'Per part, by route and volume',
  heading: 'SMS prices, per\u00a0part and per\u00a0route',
  lead: 'The same list as the file you can download, and the one the calculator uses.',
  service: { label: 'Bulk SMS', href: '/digital-marketting/bulk-sms' },
  rules: {
    title: 'How to read the list',
    lead: 'Four things decide what a message finally costs.',
    items: [
      {
        term: 'A part, not a message',
        text: 'The price is for one part: 160 characters in English, 70 in Hindi. A longer message is sent and billed as several parts.',
      },
      {
        term: 'Volume is parts a month',
        text: 'Your rate depends on the parts sent on that route in the month, and applies to all of them.',
      },
      {
        term: 'GST is extra',
        text: 'All prices are without tax. 18% GST is added on the invoice as a separate line.',
      },
      {
        term: 'DLT scrubbing is extra',
        text: 'Operators charge for comparing each submitted message with its template. We pass this on at the operator’s rate.',
      },
    ],
    note: 'As of November 2026. The prices are indicative; your written quote is what counts. Telecom services stay at 18% GST (SAC 9984) after the changes of September 2025.',
  },
  band: {
    title: 'Sending more than this list covers?',
    text: 'Tell us your route, your monthly volume and the languages. We send a written quote with GST and scrubbing shown separately.',
  },
} satisfies ToolPage
