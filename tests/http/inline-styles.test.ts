import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { inlineStyles } from '#app/http/inline-styles.server'

const SHEETS: Record<string, string> = { '/a.css': '.a{color:red}', '/b.css': '.b{width:$1}' }
const sheetAt = (path: string) => SHEETS[path]

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src *"

const page = (...sheets: string[]) =>
  new Response(
    `<html><head>${sheets.map((path) => `<link rel="stylesheet" href="${path}"/>`).join('')}</head></html>`,
    { headers: { 'Content-Security-Policy': POLICY } },
  )

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

test('a document carries its sheets in their order and says that it arrives; its policy lets exactly that apply', async () => {
  const answer = await inlineStyles(page('/a.css', '/b.css'), sheetAt)
  const style = '.a{color:red}.b{width:$1}'
  const html = await answer.text()
  const [, script = ''] = html.match(/<script>(.*)<\/script><\/head>/) ?? []
  expect(script).toContain('arriving')
  expect(html).toBe(
    '<html><head><link rel="inlined" href="/a.css"/><link rel="inlined" href="/b.css"/>' +
      `<style>${style}</style><script>${script}</script></head></html>`,
  )
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${sha256(script)}'; ` +
      `style-src 'self' 'sha256-${sha256(style)}'; img-src *`,
  )
})

test('a document with a sheet that nobody knows keeps its links, and its policy', async () => {
  const answer = await inlineStyles(page('/a.css', '/lost.css'), sheetAt)
  expect(await answer.text()).not.toContain('<style>')
  expect(answer.headers.get('Content-Security-Policy')).toContain("style-src 'self';")
})

test('what has no sheets or no policy passes as it is', async () => {
  expect(await (await inlineStyles(page(), sheetAt)).text()).toBe('<html><head></head></html>')
  const plain = await inlineStyles(new Response('lost', { status: 404 }), sheetAt)
  expect([plain.status, await plain.text()]).toEqual([404, 'lost'])
})
