import { expect, test } from 'vitest'

import { telephoneHref } from '#app/ui/link'

test('a telephone link contains only the digits and the plus sign', () => {
  expect(telephoneHref('+91 (522) 000-1234')).toBe('tel:+915220001234')
  expect(telephoneHref('1800 419 0000')).toBe('tel:18004190000')
})
