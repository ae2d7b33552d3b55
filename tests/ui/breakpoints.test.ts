import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// In rem they grow with the text size of the browser, so larger text gets the layout of a narrower screen.
test('no breakpoint is in pixels', () => {
  const files = globSync('app/**/*.{css,tsx,ts}')
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return (
      text.match(
        /(?<!@)\b(max|min)-\[[\d.]+px\]|@media[^{]*width[ :<>=]+\d+px|-breakpoint-\w+: \d+px/g,
      ) ?? []
    ).map((one) => `${file}: ${one}`)
  })
  expect(found).toEqual([])
})
