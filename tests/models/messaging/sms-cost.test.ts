import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricedRoutes } from '#app/models/messaging/price-list.server'
import { costOfMonth, showPaise, showPrice } from '#app/models/messaging/sms-cost'

const [route] = pricedRoutes({
  routes: [
    {
      kind: 'priced',
      service: 'Bulk SMS',
      category: 'OTP',
      slabs: [{ to: 999, price: 0.2025 }, { price: 0.15 }],
      gst: 18,
      window: '24x7',
    },
  ],
})
const slabs = route?.slabs ?? []

test('the price slab is chosen by the number of parts', () => {
  expect(costOfMonth(slabs, 999, 1)?.slab.price).toBe(2025)
  expect(costOfMonth(slabs, 500, 2)?.slab.price).toBe(1500)
})

test('net cost and GST are separate, each rounded half up to the paisa', () => {
  // 2 parts at 20.25 paise are 40.5, so 41 paise; 18 percent of 41 is 7.38.
  expect(costOfMonth(slabs, 2, 1)).toMatchObject({ parts: 2, net: 41, gst: 7, total: 48 })
  expect(costOfMonth(slabs, 50_000, 2)).toMatchObject({
    parts: 100_000,
    net: 1_500_000,
    gst: 270_000,
    total: 1_770_000,
  })
})

test('without messages, parts or prices there is no cost', () => {
  expect(costOfMonth(slabs, 0, 1)).toBeUndefined()
  expect(costOfMonth(slabs, 1, 0)).toBeUndefined()
  expect(costOfMonth([], 1, 1)).toBeUndefined()
})

test('the cost of any number of messages equals exact integer arithmetic', () => {
  const messages = fc.integer({ min: 1, max: 100_000_000 })
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 20 }), (count, parts) => {
      const cost = costOfMonth(slabs, count, parts)
      const hundredths = BigInt(count) * BigInt(parts) * BigInt(cost?.slab.price ?? 0)
      const net = (hundredths + 50n) / 100n
      expect(cost?.net).toBe(Number(net))
      expect(cost?.gst).toBe(Number((net * 18n + 50n) / 100n))
    }),
  )
})

test('amounts are formatted in the Indian style', () => {
  expect(showPaise(123_456_789)).toBe('₹12,34,567.89')
  expect(showPrice(2000)).toBe('₹0.20')
  expect(showPrice(2025)).toBe('₹0.2025')
})
