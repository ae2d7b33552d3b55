import { expect, test } from 'vitest'

import { firstGrapheme, logoClass } from '#app/ui/layout/logo'

test('a long name is set smaller, and a long word is hidden on narrow phones', () => {
  expect(logoClass('Acme')).toBe('logo')
  expect(logoClass('Ganga Rail Systems')).toBe('logo logo-long')
  expect(logoClass('Telecommunications')).toBe('logo logo-long logo-long-word')
})

test('the mark shows the first grapheme in upper case', () => {
  expect(firstGrapheme('aravalli')).toBe('A')
  expect(firstGrapheme('éclair')).toBe('É')
  expect(firstGrapheme('ह')).toBe('ह')
  expect(firstGrapheme('')).toBe('')
})
