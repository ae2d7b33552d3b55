import { expect, test } from 'vitest'

import { tidyLine, tidyText } from '#app/models/text'
import { growthOf } from '#tests/support/growth'

test.each([
  ['Zoe\u0308', 'Zoë'],
  ['क्षत्रिय', 'क्षत्रिय'],
  ['ที่ปรึกษา', 'ที่ปรึกษา'],
  [`e${'\u0301'.repeat(30)}`, `é${'\u0301'.repeat(29)}`],
  [`e${'\u0301'.repeat(500)}!`, `é${'\u0301'.repeat(29)}!`],
])('%s is kept in one form, with as many marks as any writing needs', (typed, tidied) => {
  expect(tidyLine(typed)).toBe(tidied)
  expect(tidyText(typed)).toBe(tidied)
})

test('marks without end, which would have to be sorted, take no longer than other text', () => {
  const tidyMarks = (count: number) => tidyText(`a${'\u0301\u0323'.repeat(count)}`)
  expect(growthOf(tidyMarks, 5000)).toBeLessThan(32)
})
