import { expect, test } from 'vitest'

import { firstLetter } from '#app/ui/first-letter'

test('the mark shows the first character a reader sees, in capitals', () => {
  expect(firstLetter('aravalli')).toBe('A')
  expect(firstLetter('éclair')).toBe('É')
  expect(firstLetter('ह')).toBe('ह')
  expect(firstLetter('')).toBe('')
})
