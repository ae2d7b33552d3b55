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
  '([\\p{L}\\d]+(?:-\\p{L}+)+)': 'our own content',
  '\\b(offers?|sale|discounts?|cashback|coupons?|free|flat|hurry|shop now|buy|deals?|win)\\b|\\d+ ?% ?off':
    'a message of at most 800 characters',
}

test('the search finds the regular expressions', () => {
  expect(expressions.length).toBeGreaterThan(50)
})

// Unlike the fuzz checker, the automaton checker gives the same result on every machine.
const check = ({ source, flags }: Found) =>
  checkSync(source, flags, { checker: 'automaton', timeout: 5000 })

test('every expression in the list of polynomial ones occurs and is vulnerable', () => {
  const listed = expressions.filter(({ source }) => source in BOUNDED)
  const vulnerable = listed.filter((found) => check(found).status === 'vulnerable')
  expect(new Set(vulnerable.map(({ source }) => source))).toEqual(new Set(Object.keys(BOUNDED)))
})

test.each(expressions)(
  '$location has no catastrophic backtracking',
  (found) => {
    const result = check(found)
    if (result.status !== 'vulnerable') return
    const { type } = result.complexity
    expect({ type, why: BOUNDED[found.source] }).toEqual({
      type: 'polynomial',
      why: expect.any(String),
    })
  },
  30_000,
)
