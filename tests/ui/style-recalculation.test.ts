import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('app/styles/**/*.css', { exclude: ['app/styles/desk/**'] })
const preludes = sheets.flatMap((sheet) =>
  readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .match(/[^{};]*:has\([^{};]*(?=\{)/g),
)
/** Selectors with `:has()`, without what stands in brackets. */
const selectors = preludes
  .flatMap((prelude) => withoutBrackets(prelude ?? '').split(','))
  .map((selector) => selector.trim())
  .filter((selector) => selector.includes(':has'))

// Otherwise a browser computes the style of the whole page again for each element that is inserted.
test('a rule with :has() is on no root element and names what it styles', () => {
  expect(selectors.length).toBeGreaterThan(50)
  expect(selectors.filter((selector) => /^(:root|html):has/.test(selector))).toEqual([])
  expect(selectors.filter((selector) => /[\s>+~]:(?!is\b)[^\s>+~]*$/.test(selector))).toEqual([])
})

function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, (inner) =>
    inner.includes(':has') ? ':has' : '',
  )
  return shorter === selector ? selector : withoutBrackets(shorter)
}
