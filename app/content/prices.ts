import type { Prices } from './schemas/prices'

const scrubbing = 'extra at operator rate'

/** Sample prices until the company publishes its own. */
export default {
  routes: [
    {
      kind: 'priced',
      service: 'Bulk SMS',
      category: 'Promotional',
      slabs: [
        {
          to: 49_999,
          price: 0.2,
          remarks: 'Indicative; valid from 2026-11-01; ask for a quote',
        },
        { to: 499_999, price: 0.17, remarks: 'Indicative' },
        { price: 0.14, remarks: 'Indicative' },
      ],
      gst: 18,
      scrubbing,
      window: '10:00-21:00',
    },
    {
      kind: 'priced',
      service: 'Bulk SMS',
      category: 'Service / Transactional',
      slabs: [
        { to: 49_999, price: 0.22, remarks: 'Indicative' },
        { to: 499_999, price: 0.19, remarks: 'Indicative' },
        { price: 0.16, remarks: 'Indicative' },
      ],
      gst: 18,
      scrubbing,
      window: '24x7',
    },
    {
      kind: 'priced',
      service: 'Bulk SMS',
      category: 'OTP',
      slabs: [
        { to: 49_999, price: 0.24, remarks: 'Indicative; priority route' },
        { price: 0.2, remarks: 'Indicative; priority route' },
      ],
      gst: 18,
      scrubbing,
      window: '24x7',
    },
    {
      kind: 'on-request',
      service: 'Two-way SMS',
      category: 'Long code / short code',
      gst: 18,
      window: '24x7',
      remarks: 'Set-up and rental apply',
    },
    {
      kind: 'on-request',
      service: 'International SMS',
      category: 'All',
      scrubbing: 'not applicable',
      window: '24x7',
      remarks: 'Price differs by country and network',
    },
  ],
} satisfies Prices
