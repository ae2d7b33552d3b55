import { expect, test } from 'vitest'

import { tidyLine, tidyText } from '#app/models/text'

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
  const marks = `a${'\u0301\u0323'.repeat(15_000)}`
  const before = process.cpuUsage()
  tidyLine(marks)
  tidyText(marks)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200)
})
