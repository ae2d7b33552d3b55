import { grouped } from '#app/content/language'
import { showPrice } from '#app/models/messaging/sms-cost'
import type { ShapeOf } from './shape.server'
import { headingOf, listOf, partOf } from './shape-value'

export function headingsOf({ item }: ShapeOf<'list'>, value: unknown): string[] {
  const items = listOf(value)
  return items.map((one, index) =>
    item.heading === 'slab' ? slabHeading(one, items[index - 1]) : headingOf(item, one),
  )
}

/** Such as "1 to 49,999 SMS parts a month: ₹0.20". The values may not be numbers yet. */
function slabHeading(value: unknown, before: unknown): string {
  const [from, to, price] = [partOf(before, 'to') ?? 0, partOf(value, 'to'), partOf(value, 'price')]
  const start = typeof from === 'number' ? grouped(from + 1) : '…'
  const end = typeof to === 'number' ? ` to ${grouped(to)}` : ' and more'
  const cost = typeof price === 'number' ? showPrice(Math.round(price * 10_000)) : 'no price yet'
  return `${start}${end} SMS parts a month: ${cost}`
}
