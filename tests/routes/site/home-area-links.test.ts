import { expect, test } from 'vitest'
import { columnsOf } from '#app/routes/site/home/area-links'

test.each([1, 2, 3, 4, 6])('%d large links fill their rows', (count) => {
  const [, columns = '1'] = /^lg:grid-cols-(\d)$/.exec(columnsOf(count)) ?? []
  expect(count % Number(columns)).toBe(0)
})

test('five large links fill a row of three and a row of two', () => {
  expect(columnsOf(5).split(' ')).toEqual([
    'lg:grid-cols-6',
    'lg:[&>a]:col-span-2',
    'lg:[&>a:nth-of-type(n+4)]:col-span-3',
  ])
})
