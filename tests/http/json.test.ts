import { expect, test } from 'vitest'

import { json } from '#app/http/json.server'

const made = () => json({ message: 'Sent' }, { status: 201, headers: { 'X-Kind': 'receipt' } })
const usual = () =>
  Response.json({ message: 'Sent' }, { status: 201, headers: { 'X-Kind': 'receipt' } })

const READERS: Record<string, (answer: Response) => unknown> = {
  text: (answer) => answer.text(),
  json: (answer) => answer.json(),
  bytes: (answer) => answer.bytes(),
  arrayBuffer: (answer) => answer.arrayBuffer(),
  blob: async (answer) => (await answer.blob()).text(),
  'a stream': (answer) => new Response(answer.body).text(),
  'a clone': (answer) => answer.clone().text(),
}

test.each(Object.entries(READERS))(
  'an answer of JSON is read as the usual one is: %s',
  async (_, read) => {
    const [ours, theirs] = [made(), usual()]
    expect(await read(ours)).toEqual(await read(theirs))
    expect(ours.bodyUsed).toBe(theirs.bodyUsed)
    expect([...ours.headers]).toEqual([...theirs.headers])
    expect(ours.status).toBe(201)
  },
)

test('its body is read once', async () => {
  const answer = made()
  await answer.text()
  expect(answer.bodyUsed).toBe(true)
  await expect(answer.json()).rejects.toThrow(TypeError)
})

test('a type of its own stays', () => {
  const headers = { 'Content-Type': 'application/problem+json' }
  expect(json({}, { headers }).headers.get('Content-Type')).toBe('application/problem+json')
})
