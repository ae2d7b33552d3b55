import { expect, test } from 'vitest'

import { logoClass } from '#app/ui/logo'

test('a long name is set smaller, and a word that no narrow phone has room for leaves the mark alone there', () => {
  expect(logoClass('Acme')).toBe('logo')
  expect(logoClass('Ganga Rail Systems')).toBe('logo logo-long')
  expect(logoClass('Telecommunications')).toBe('logo logo-long logo-long-word')
})
