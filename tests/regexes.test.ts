import { globSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

interface Found {
  file: string
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
        file,
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
  '([\\p{L}\\d]+(?:-\\p{L}+)+)': 'our own content',
  '\\b(offers?|sale|discounts?|cashback|coupons?|free|flat|hurry|shop now|buy|deals?|win)\\b|\\d+ ?% ?off':
    'a message of at most 800 characters',
}

/** Files with lookaround, which the checker cannot judge, each with the reason why its input is harmless. */
const UNDECIDED: Record<string, string> = {
  'app/content/fields.ts': 'a link of at most 300 characters',
  'app/http/rate-limit.server.ts': 'a group of an IP address',
  'app/models/application/xml-elements.server.ts': 'one repetition, of white space',
  'app/models/company/phone.server.ts': 'a phone number of at most 60 characters',
  'app/models/company/settings.server.ts': 'a setting of the operator',
  'app/models/email.ts': 'an email address of at most 1,000 characters',
  'app/models/image/svg-rules.ts': 'an image of at most 256 KB that an owner uploads',
  'app/models/link.ts': 'a text of at most 10,000 characters',
  'app/ui/prose.tsx': 'our own content',
}

test('the search finds the regular expressions, and every listed one', () => {
  expect(expressions.length).toBeGreaterThan(50)
  const found = new Set(expressions.flatMap(({ source, file }) => [source, file]))
  const listed = [BOUNDED, UNDECIDED].flatMap(Object.keys)
  expect(listed.filter((key) => !found.has(key))).toEqual([])
})

test.each(expressions)(
  '$location has no catastrophic backtracking',
  ({ file, source, flags }) => {
    const timeout = file in UNDECIDED ? 1000 : 20_000
    // Unlike the fuzz checker, the automaton checker gives the same result on every machine.
    const result = checkSync(source, flags, { checker: 'automaton', timeout })
    if (result.status === 'safe') return expect(BOUNDED).not.toHaveProperty([source])
    if (result.status === 'unknown') return expect(UNDECIDED).toHaveProperty([file])
    const { type } = result.complexity
    expect({ type, why: BOUNDED[source] }).toEqual({ type: 'polynomial', why: expect.any(String) })
  },
  30_000,
)
