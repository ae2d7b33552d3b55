import { expect, test } from 'vitest'

import { fill } from '#app/content/fill'

test('placeholders are filled at any depth', () => {
  const content = { title: 'From {city}', items: [{ text: '{city}, {country}', count: 2 }] }
  expect(fill(content, { city: 'Pune', country: 'India' })).toEqual({
    title: 'From Pune',
    items: [{ text: 'Pune, India', count: 2 }],
  })
})

test.each(['{unknown}', '{#var#}', '{ city }', '{}', '{constructor}'])(
  '%s is unchanged',
  (text) => {
    expect(fill(text, { city: 'Pune' })).toBe(text)
  },
)
