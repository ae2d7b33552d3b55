import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no style takes a submit button for a filled field: in Firefox it matches :user-valid from the start', () => {
  const files = globSync('app/**/*.{css,tsx}')
  const rules = files.flatMap((file) => readFileSync(file, 'utf8').match(/:?user-valid.*/g) ?? [])
  expect(rules.length).toBeGreaterThan(0)
  for (const rule of rules) expect(rule).toMatch(/^:?user-valid:not\(button\)/)
})
