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

test('the search finds the imports', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('every folder imports only from its allowed folders', () => {
  const wrong = imports.filter(({ file, target }) => {
    const from = folderOf(`${file}`)
    const to = folderOf(`${target}/`)
    return from !== to && !MAY_IMPORT[from]?.some((folder) => `${target}/`.startsWith(`${folder}/`))
  })
  expect(wrong).toEqual([])
})

test('app/ui imports only types from app/content', () => {
  const wrong = imports.filter(
    ({ file, target, isType }) =>
      file.startsWith('app/ui/') && target.startsWith('app/content/') && !isType,
  )
  expect(wrong).toEqual([])
})

test('models use no Remix, React, requests, responses, headers or cookies', () => {
  const wrong = globSync('app/models/**/*.ts').filter((file) =>
    /@remix-run|from 'react'|\b(Request|Response|Headers|FormData)\b|[Cc]ookie/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(wrong).toEqual([])
})

test('no component sets raw HTML or an inline style', () => {
  // These set only constant HTML: server-rendered scenes and the inline hydration loader.
  const constant = ['app/ui/scene-art.tsx', 'app/ui/sections/signature-views.ts', 'app/root.tsx']
  const wrong = globSync('app/**/*.{ts,tsx}').filter(
    (file) =>
      !constant.includes(file) &&
      /dangerouslySetInnerHTML|\sstyle=\{/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('only listed files make HTTP requests, so that visitor input cannot cause one', () => {
  /** Browser code, and requests to the site itself, the backup bucket or the webhooks. */
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

test('no file outside db/ runs a synchronous statement or uses a connection', () => {
  const wrong = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /\$client|connectionsOf|\.(all|run)\(\)|^\s*\.get\(\)|\)\.get\(\)|\.transaction\(|\{ changes \}|from 'better-sqlite3'/m.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(wrong).toEqual([])
})

test('schema files do not import column types from drizzle-orm/sqlite-core', () => {
  const wrong = globSync('db/schema/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('drizzle-orm/sqlite-core'),
  )
  expect(wrong).toEqual([])
})
