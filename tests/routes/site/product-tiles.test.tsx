import { expect, test } from 'vitest'
import { tileClassOf } from '#app/routes/site/digital-marketing/products'

const WIDTHS: Record<string, number> = { 'product-large': 3, 'product-wide': 3, '': 2 }

test.each([10, 11, 12, 13, 14, 15, 16])('%d tiles leave no gap in a row', (count) => {
  const shapes = Array.from({ length: count }, (_, position) => tileClassOf(position, count))
  expect(shapes.slice(0, 4)).toEqual([
    'product-large',
    'product-wide',
    'product-large',
    'product-wide',
  ])
  let filled = 0
  for (const shape of shapes.slice(4)) {
    const width = WIDTHS[shape] ?? 0
    expect((filled % 6) + width).toBeLessThanOrEqual(6)
    filled += width
  }
  expect(filled % 6).toBe(0)
})

test.each([1, 2, 3, 4, 5])('the last of %d tiles keeps its usual shape', (count) => {
  expect(tileClassOf(count - 1, count)).toBe(
    ['product-large', 'product-wide', 'product-large', 'product-wide', 'product-wide'][count - 1],
  )
})
