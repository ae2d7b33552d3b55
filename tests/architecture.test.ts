import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Which folders a folder may import, besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  'app/server': ['app/http', 'app/models', 'db', 'deploy'],
  'app/routes': ['app/content', 'app/models', 'app/ui', 'app/http', 'app/styles', 'app/assets'],
  'app/http': ['app/models'],
  'app/ui': ['app/content', 'app/assets'],
  'app/models': ['app/content', 'db'],
  'app/content': [],
  'db/seed': ['db', 'app/models', 'app/content', 'app/server'],
  db: [],
}

const folderOf = (path: string) =>
  Object.keys(MAY_IMPORT).find((folder) => path.startsWith(`${folder}/`)) ?? path

const imports = globSync(['app/*/**/*.{ts,tsx}', 'db/**/*.ts']).flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  return [
    ...source.matchAll(/^(import|export)( type)?[^'=\n]*?(?:[^']*?from )?'([#.][^']+)'/gm),
  ].map(([, , type, target = '']) => ({
    file,
    isType: type !== undefined,
    target: target.startsWith('#')
      ? target.slice(1)
      : normalize(join(dirname(file), target)).replaceAll('\\', '/'),
  }))
})

test('there are imports to judge', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('imports point one way', () => {
  const wrong = imports.filter(({ file, target }) => {
    const from = folderOf(`${file}`)
    const to = folderOf(`${target}/`)
    return from !== to && !MAY_IMPORT[from]?.some((folder) => `${target}/`.startsWith(`${folder}/`))
  })
  expect(wrong).toEqual([])
})

test('looks take only the shapes of content, never its words', () => {
  const wrong = imports.filter(
    ({ file, target, isType }) =>
      file.startsWith('app/ui/') && target.startsWith('app/content/') && !isType,
  )
  expect(wrong).toEqual([])
})

test('nothing below the routes knows a request or a cookie', () => {
  const wrong = globSync('app/models/**/*.ts').filter((file) =>
    /@remix-run|from 'react'|\bRequest\b/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('no route writes to the page behind React, and none styles inline', () => {
  // They set constants: drawings keep what the server drew, the root inlines the hydration loader.
  const constant = ['app/ui/scene-art.tsx', 'app/ui/sections/signature-views.ts', 'app/root.tsx']
  const wrong = globSync('app/**/*.{ts,tsx}').filter(
    (file) =>
      !constant.includes(file) &&
      /dangerouslySetInnerHTML|\sstyle=\{/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('the server fetches nothing: what a stranger sends cannot make it ask somewhere', () => {
  /** Code of the browser, and what asks the own site, the bucket of the settings, or a webhook of staff. */
  const allowed = new Set([
    'app/models/backup/s3.server.ts',
    'app/models/webhook/send.server.ts',
    'app/server/install/ready.ts',
    'app/routes/site/submission/post.ts',
    'app/ui/error/connection.ts',
    'app/routes/desk/enquiry/enquiry-status.ts',
  ])
  const wrong = globSync(['app/**/*.{ts,tsx}', 'db/**/*.ts']).filter(
    (file) =>
      !allowed.has(file) &&
      /\bfetch\(|\bXMLHttpRequest\(|from '(node:https|undici|axios)'|\b(http|https)\.(get|request)\(/.test(
        readFileSync(file, 'utf8'),
      ),
  )
  expect(wrong).toEqual([])
})

test('models await queries: nothing outside of db/ runs a statement or holds a connection', () => {
  const wrong = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /\$client|connectionsOf|\.(all|run)\(\)|^\s*\.get\(\)|\)\.get\(\)|\.transaction\(|\{ changes \}|from 'better-sqlite3'/m.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(wrong).toEqual([])
})

test('schema files take the kinds of their columns from db/columns alone', () => {
  const wrong = globSync('db/schema/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('drizzle-orm/sqlite-core'),
  )
  expect(wrong).toEqual([])
})
