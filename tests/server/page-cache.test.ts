import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { createPageCache } from '#app/server/page-cache'

const page = (text = 'hello') => new Response(text, { headers: { 'Content-Security-Policy': 'x' } })

test('concurrent requests share one render', async () => {
  let renders = 0
  const cache = createPageCache(
    () => ['/'],
    async () => {
      renders++
      await new Promise((resolve) => setTimeout(resolve, 20))
      return page()
    },
  )
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.find('/')))
  expect(renders).toBe(1)
  expect(new Set(all).size).toBe(1)
  expect(all[0]?.headers.join(' ')).toContain('content-security-policy x')
})

test.each(['/?', '/?utm_source=x', '/about/', '/about.data', '//', '/admin', '/%2f'])(
  '%s is never cached',
  (url) => {
    expect(
      createPageCache(
        () => ['/', '/about'],
        async () => page(),
      ).find(url),
    ).toBeUndefined()
  },
)

test('each language of a page is cached separately; other queries are not cached', async () => {
  const cache = createPageCache(
    () => ['/tool', '/tool?lang=hi'],
    async (path) => page(path),
  )
  const [english, hindi] = [await cache.find('/tool'), await cache.find('/tool?lang=hi')]
  expect(english?.bodies.identity.bytes.toString()).toBe('/tool')
  expect(hindi?.bodies.identity.bytes.toString()).toBe('/tool?lang=hi')
  expect(cache.find('/tool?lang=hi&text=x')).toBeUndefined()
  expect(cache.find('/tool?lang=en')).toBeUndefined()
})

test('an error or a response with a cookie is not cached, and the next request renders again', async () => {
  const responses = [
    new Response('', { status: 500 }),
    new Response('', { headers: { 'Set-Cookie': 'a=b' } }),
    page('third'),
  ]
  const cache = createPageCache(
    () => ['/'],
    async () => responses.shift() ?? page(),
  )
  expect(await cache.find('/')).toBeUndefined()
  expect(await cache.find('/')).toBeUndefined()
  expect((await cache.find('/'))?.bodies.identity.bytes.toString()).toBe('third')
})

test('a failed render rejects the request, and the next request renders again', async () => {
  let isBroken = true
  const cache = createPageCache(
    () => ['/'],
    async () => {
      if (isBroken) throw new Error('broken')
      return page()
    },
  )
  await expect(cache.find('/')).rejects.toThrow('broken')
  isBroken = false
  expect(await cache.find('/')).toBeDefined()
})

test('a cached page has each content encoding', async () => {
  const text = readFileSync('README.md', 'utf8')
  const cache = createPageCache(
    () => ['/'],
    async () => page(text),
  )
  const cached = await cache.find('/')
  expect(cached?.encodings).toEqual(['br', 'gzip', 'identity'])
  expect(brotliDecompressSync(cached?.bodies.br?.bytes ?? '').toString()).toBe(text)
  expect(gunzipSync(cached?.bodies.gzip?.bytes ?? '').toString()).toBe(text)
  expect(cached?.bodies.br?.bytes.length).toBeLessThan(cached?.bodies.gzip?.bytes.length ?? 0)
})

test('a render that started before a content change is not cached', async () => {
  let content = 'before'
  let release = () => {}
  const cache = createPageCache(
    () => ['/'],
    async () => {
      const text = content
      if (text === 'before') await new Promise<void>((resolve) => (release = resolve))
      return page(text)
    },
    {},
    () => content,
  )
  const waiting = cache.find('/')
  content = 'after'
  release()
  expect((await waiting)?.bodies.identity.bytes.toString()).toBe('before')
  expect((await cache.find('/'))?.bodies.identity.bytes.toString()).toBe('after')
})
