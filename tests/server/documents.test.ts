import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { keepDocuments } from '#app/server/documents'
import { type Kept, sendKept } from '#app/server/kept'

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
  expect(all[0]?.headers['content-security-policy']).toBe('x')
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
  expect((await documents.find('/'))?.bytes.get('identity')?.toString()).toBe('third')
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

/** What a client would see of a kept answer. */
function send(kept: Kept, method: string, headers: Record<string, string>) {
  const sent = { status: 200, headers: {} as Record<string, unknown>, body: undefined as unknown }
  const response = {
    setHeader: (name: string, value: unknown) => {
      sent.headers[name.toLowerCase()] = value
    },
    writeHead: (status: number) => {
      sent.status = status
      return response
    },
    end: (body: unknown) => {
      sent.body = body
    },
  }
  sendKept(
    kept,
    { method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  )
  return sent
}

test('a reader gets the best coding it takes, 304 for what it has, and no body for HEAD', async () => {
  const kept = await keepDocuments(['/'], async () => page('hello')).find('/')
  if (!kept) throw new Error('not kept')
  const br = send(kept, 'GET', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotliDecompressSync(br.body as Buffer).toString()).toBe('hello')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  const gzip = send(kept, 'GET', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.body as Buffer).toString()).toBe('hello')
  expect(send(kept, 'GET', {}).body).toEqual(Buffer.from('hello'))
  const head = send(kept, 'HEAD', {})
  expect(head).toMatchObject({ body: undefined, headers: { 'content-length': 5 } })
  const again = send(kept, 'GET', { 'if-none-match': `W/"x", ${kept.etag}` })
  expect(again).toMatchObject({ status: 304, body: undefined })
})
