import { globSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

interface Found {
  location: string
  source: string
  flags: string
}

/** Every regular expression literal in the source. */
const expressions = globSync(['app/**/*.{ts,tsx}', 'db/**/*.ts']).flatMap((file) => {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({
        location: `${file}:${line}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
})

/** Polynomial expressions, each with the reason why its input is short. */
const BOUNDED: Record<string, string> = {
  'before-[^/\\\\]+$': 'names of files that this program made',
  '\\[([^\\]]+)\\]\\((\\/(?![/\\\\])[^)\\s\\\\]*)\\)|\\{(\\w+)\\}': 'our own content',
  '([\\p{L}\\d]+(?:-\\p{L}+)+)': 'our own content',
  '\\b(offers?|sale|discounts?|cashback|coupons?|free|flat|hurry|shop now|buy|deals?|win)\\b|\\d+ ?% ?off':
    'a message of at most 800 characters',
  '^(?:[\\s<([{\'*|`]|(?![ -~])[\\p{P}\\p{S}]|"(?!.*"@)|(?:mailto|e-?mail)\\s*:|https?:\\/\\/)+':
    'an email address of at most 1,000 characters',
  '(?:[\\s\\p{S}]|(?!@|(?<=@\\[[\\w.:]*)\\])\\p{P})+$':
    'an email address of at most 1,000 characters',
}

/** The automaton checker gives the same result on every machine, but knows no lookaround; the fuzz checker does. */
function check({ source, flags }: Found) {
  const result = checkSync(source, flags, { checker: 'automaton', timeout: 5000 })
  if (result.status !== 'unknown') return result
  return checkSync(source, flags, { checker: 'fuzz', timeout: 20_000 })
}

test('the search finds the regular expressions, and every listed one', () => {
  expect(expressions.length).toBeGreaterThan(50)
  const sources = expressions.map(({ source }) => source)
  expect(Object.keys(BOUNDED).filter((listed) => !sources.includes(listed))).toEqual([])
})

test.each(expressions)(
  '$location has no catastrophic backtracking',
  (found) => {
    const result = check(found)
    const isCertain = result.checker === 'automaton'
    if (result.status === 'safe') {
      return expect(isCertain && found.source in BOUNDED, 'listed, but safe').toBe(false)
    }
    const type = result.status === 'vulnerable' ? result.complexity.type : 'not checked'
    const why = BOUNDED[found.source]
    expect({ type, why }).toEqual({ type: 'polynomial', why: expect.any(String) })
  },
  60_000,
)
