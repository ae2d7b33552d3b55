import { expect, test } from 'vitest'

import {
  MAX_BODY_BYTES,
  MAX_JSON_BYTES,
  readForm,
  readJson,
  readListForm,
} from '#app/http/body.server'
import { readUpload } from '#app/http/upload.server'
import { jsonRequest, ORIGIN, post, respond } from '#tests/support/app'

const statusOf = async (work: Promise<unknown>) => (await respond(() => work)).status

test('a form is read as text', async () => {
  expect(await readForm(post('/enquiry', { name: 'राम', desc: 'a=b&c' }))).toEqual({
    name: 'राम',
    desc: 'a=b&c',
  })
})

test('a form without files can be multipart', async () => {
  const body = new FormData()
  body.set('name', 'Asha')
  expect(await readForm(new Request(ORIGIN, { method: 'POST', body }))).toEqual({ name: 'Asha' })
})

test('an unexpected file gets 400', async () => {
  const body = new FormData()
  body.set('name', new File(['x'], 'x.txt'))
  expect(await statusOf(readForm(new Request(ORIGIN, { method: 'POST', body })))).toBe(400)
})

test.each([
  ['an open object', 400, '{'],
  ['no text', 400, ''],
  ['a text over the limit', 413, `"${'a'.repeat(MAX_JSON_BYTES)}"`],
])('a JSON body of %s gets %i', async (_, status, body) => {
  expect(await statusOf(readJson(jsonRequest('/x', body)))).toBe(status)
})

test('JSON that is not UTF-8 gets 400', async () => {
  const headers = { 'Content-Type': 'application/json' }
  const send = (encoding: BufferEncoding) =>
    new Request(ORIGIN, { method: 'POST', headers, body: Buffer.from('{"name":"José"}', encoding) })
  expect(await readJson(send('utf8'))).toEqual({ name: 'José' })
  expect(await statusOf(readJson(send('latin1')))).toBe(400)
  expect(await statusOf(readJson(send('utf16le')))).toBe(400)
})

test('JSON with another content type gets 415, so that cross-site forms cannot send it', async () => {
  const headers = { 'Content-Type': 'text/plain' }
  expect(await statusOf(readJson(jsonRequest('/x', '{}', { headers })))).toBe(415)
})

test('a form over the limit gets 413, a form with too many fields 400', async () => {
  expect(await statusOf(readForm(post('/x', { a: 'a'.repeat(MAX_BODY_BYTES) })))).toBe(413)
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}`, 'x']))
  expect(await statusOf(readForm(post('/x', many)))).toBe(400)
})

test('a list form keeps every value of a name in order, up to a thousand fields', async () => {
  const boxes = (count: number) => {
    const body = new URLSearchParams([['intent', 'move']])
    for (let i = 0; i < count; i++) body.append('id', `${i}`)
    return new Request(ORIGIN, { method: 'POST', body })
  }
  expect(await readListForm(boxes(3))).toEqual({ intent: ['move'], id: ['0', '1', '2'] })
  expect((await readListForm(boxes(999))).id).toHaveLength(999)
  expect(await statusOf(readListForm(boxes(1000)))).toBe(400)
})

test('a broken multipart body gets 400, another content type 415', async () => {
  const broken = (type: string) =>
    new Request(ORIGIN, { method: 'POST', headers: { 'Content-Type': type }, body: 'junk' })
  expect(await statusOf(readForm(broken('multipart/form-data; boundary=x')))).toBe(400)
  expect(await statusOf(readForm(broken('multipart/form-data')))).toBe(400)
  expect(await statusOf(readForm(broken('text/plain')))).toBe(415)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const nothing = () => new Request(ORIGIN, { method: 'POST', headers })
  expect(await statusOf(readForm(nothing()))).toBe(400)
  expect(await statusOf(readUpload(nothing(), 'resume', 1000))).toBe(400)
})

test('media types are case-insensitive and keep the limits of their form', async () => {
  const send = (type: string, body: string) =>
    new Request(ORIGIN, { method: 'POST', headers: { 'Content-Type': type }, body })
  const multipart = 'Multipart/Form-Data; boundary=X'
  const form = '--X\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--X--\r\n'
  expect(await readForm(send(multipart, form))).toEqual({ name: 'Asha' })
  expect((await readUpload(send(multipart, form), 'resume', 1000)).fields).toEqual({ name: 'Asha' })
  expect(await readJson(send('Application/JSON', '{}'))).toEqual({})
  const urlEncoded = 'Application/X-WWW-Form-URLEncoded'
  expect(await readForm(send(urlEncoded, 'name=Asha'))).toEqual({ name: 'Asha' })
  expect(await statusOf(readForm(send(urlEncoded, 'name=Asha&'.repeat(500))))).toBe(400)
})

test.each([
  ['a header of nine thousand characters', `name="${'a'.repeat(9000)}"`, 'x'],
  ['a name that is not UTF-8', 'name="\xff"', 'x'],
  ['a value that is not UTF-8', 'name="name"', '\xff'],
  ['a file name that is not UTF-8', 'name="resume"; filename="\xff.pdf"', 'x'],
])('a part with %s gets 400 as a form and as an upload', async (_what, head, value) => {
  const text = `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n--x--\r\n`
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const body = Buffer.from(text, 'latin1')
  const send = () => new Request(ORIGIN, { method: 'POST', headers, body })
  expect(await statusOf(readForm(send()))).toBe(400)
  expect(await statusOf(readUpload(send(), 'resume', 1000))).toBe(400)
})

/** A multipart request whose body arrives in these chunks. */
function inChunks(...chunks: string[]): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk))
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  return new Request(ORIGIN, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

const FIELD = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n'
const FILE =
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-\r\n'

test.each(['--x--', '--x--\r\n', '--x--\r\nan epilogue'])(
  'a multipart body that ends in %j is read with every chunk boundary',
  async (end) => {
    const upload = FIELD + FILE + end
    for (let at = 1; at < upload.length; at++) {
      const request = inChunks(upload.slice(0, at), upload.slice(at))
      const { fields, file } = await readUpload(request, 'resume', 1000)
      expect([fields.name, file?.name], `cut at ${at}`).toEqual(['Asha', 'cv.pdf'])
    }
    const form = FIELD + end
    for (let at = 1; at < form.length; at++) {
      const request = inChunks(form.slice(0, at), form.slice(at))
      expect(await readForm(request), `cut at ${at}`).toEqual({ name: 'Asha' })
    }
  },
)

test('a multipart boundary over 70 characters gets 400', async () => {
  const send = (boundary: string) =>
    new Request(ORIGIN, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body: `${FIELD}--x--`.replaceAll('--x', `--${boundary}`),
    })
  expect(await readForm(send('b'.repeat(70)))).toEqual({ name: 'Asha' })
  expect((await readUpload(send('b'.repeat(70)), 'resume', 1000)).fields).toEqual({ name: 'Asha' })
  expect(await statusOf(readForm(send('b'.repeat(71))))).toBe(400)
  expect(await statusOf(readUpload(send('b'.repeat(71)), 'resume', 1000))).toBe(400)
})
