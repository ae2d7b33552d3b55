import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { keepDocuments } from '#app/server/documents'

const page = (text = 'hello') => new Response(text, { headers: { 'Content-Security-Policy': 'x' } })

test('one render serves however many wait for it', async () => {
  let renders = 0
  const documents = keepDocuments(['/'], async () => {
    renders++
    await new Promise((resolve) => setTimeout(resolve, 20))
    return page()
  })
  const all = await Promise.all(Array.from({ length: 100 }, () => documents.find('/')))
  expect(renders).toBe(1)
  expect(new Set(all).size).toBe(1)
  expect(all[0]?.identity.headers.join(' ')).toContain('content-security-policy x')
})

test.each(['/?', '/?utm_source=x', '/about/', '/about.data', '//', '/admin', '/%2f'])(
  '%s is never kept',
  (url) => {
    expect(keepDocuments(['/', '/about'], async () => page()).find(url)).toBeUndefined()
  },
)

test('what is not a plain success is passed over and tried again', async () => {
  const answers = [
    new Response('', { status: 500 }),
    new Response('', { headers: { 'Set-Cookie': 'a=b' } }),
    page('third'),
  ]
  const documents = keepDocuments(['/'], async () => answers.shift() ?? page())
  expect(await documents.find('/')).toBeUndefined()
  expect(await documents.find('/')).toBeUndefined()
  expect((await documents.find('/'))?.identity.body.toString()).toBe('third')
})

test('a render that throws is an error for those who wait, and is tried again', async () => {
  let isBroken = true
  const documents = keepDocuments(['/'], async () => {
    if (isBroken) throw new Error('broken')
    return page()
  })
  await expect(documents.find('/')).rejects.toThrow('broken')
  isBroken = false
  expect(await documents.find('/')).toBeDefined()
})

test('what is filled is ready, packed small, without another render', async () => {
  let renders = 0
  const text = readFileSync('README.md', 'utf8')
  const documents = keepDocuments(['/', '/about'], async () => {
    renders++
    return page(text)
  })
  const soon = await documents.find('/')
  await documents.fill()
  const small = documents.ready('/')
  expect(renders).toBe(2)
  expect(documents.ready('/about')).toBeDefined()
  expect(small?.br?.body.length).toBeLessThan(soon?.br?.body.length ?? 0)
  expect(brotliDecompressSync(small?.br?.body ?? '').toString()).toBe(text)
  expect(small?.etag).toBe(soon?.etag)
})

test('after a drop nobody gets what was rendered before it, even if it comes late', async () => {
  let say = 'before'
  let release = () => {}
  const documents = keepDocuments(['/'], async () => {
    const text = say
    if (text === 'before') await new Promise<void>((resolve) => (release = resolve))
    return page(text)
  })
  const waiting = documents.find('/')
  say = 'after'
  documents.drop()
  release()
  expect((await waiting)?.identity.body.toString()).toBe('before')
  expect(documents.ready('/')).toBeUndefined()
  expect((await documents.find('/'))?.identity.body.toString()).toBe('after')
})

test('an address may be kept with its query only as a whole', async () => {
  const documents = keepDocuments(['/about.data?_routes=about'], async () => page())
  expect(await documents.find('/about.data?_routes=about')).toBeDefined()
  for (const other of ['/about.data', '/about.data?_routes=about&x=1', '/about.data?x=1']) {
    expect(documents.find(other)).toBeUndefined()
  }
})
