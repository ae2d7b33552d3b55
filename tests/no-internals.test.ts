import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Code that depends on the internals of a framework or of the DOM. */
const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a global of Remix', /__(remix|reactRouter)/i],
  ['an export that React or its router calls internal', /\b(UNSAFE_|__SECRET_INTERNALS|_internal)/],
  ['a component called as a function', /\b(RemixBrowser|RemixServer|Scripts|Links|Meta|Outlet)\(/],
  ['a property of the DOM overridden', /\bHTML\w*Element\.prototype\b|\bdefineProperty\(/],
  [
    'an import of a file inside a package',
    /from '(@remix-run\/\w+|react|react-dom|framer-motion)\/dist\//,
  ],
  ['a patch of a package', /patch-package|\btransform\(\s*code\b/],
]

const files = execFileSync('git', [
  'ls-files',
  'app',
  'scripts',
  'db',
  '*.config.*',
  'package.json',
])
  .toString()
  .split('\n')
  .filter((file) => /\.(tsx?|m?js|json)$/.test(file) && !file.startsWith('db/migrations'))

test.each(FORBIDDEN)('no file contains %s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('each pattern matches an example of what it forbids', () => {
  const samples = [
    'window.__remixContext',
    'UNSAFE_DataRouterContext',
    'RemixBrowser({})',
    "Object.defineProperty(area, 'value', {})",
    "from '@remix-run/react/dist/esm/browser'",
    'transform(code, id)',
  ]
  expect(FORBIDDEN.map(([, pattern], at) => pattern.test(samples[at] ?? ''))).not.toContain(false)
})
