import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enquiryFields } from '#db/schema/enquiry-fields'

test('docs/api.md lists every choice of an enquiry field', () => {
  const document = readFileSync('docs/api.md', 'utf8')
  const choices = enquiryFields.flatMap((field) => field.choices ?? []).filter(Boolean)
  expect(choices.length).toBeGreaterThan(0)
  expect(choices.filter((choice) => !document.includes(`\`${choice}\``))).toEqual([])
})
