import { beforeEach, expect, test, vi } from 'vitest'

import { type EventStream, endEventStreams, eventStream } from '#app/http/event-stream.server'

beforeEach(() => vi.useFakeTimers())

function begin({ isAllowed = true, isGone = false } = {}) {
  const gone = new AbortController()
  if (isGone) gone.abort()
  const finish = vi.fn()
  let stream: EventStream | undefined
  const response = eventStream(
    new Request('http://localhost/admin/live', { signal: gone.signal }),
    (opened) => {
      stream = opened
      return finish
    },
    async () => isAllowed,
  )
  if (!stream) throw new Error('The stream did not begin')
  return { response, stream, gone, finish }
}

test('an event is sent in the server-sent event format, and end() closes the response', async () => {
  const { response, stream, finish } = begin()
  stream.send('change', { arrived: 2 }, 'seven')
  stream.end()
  expect(await response.text()).toBe(
    'retry: 5000\n\nevent: change\nid: seven\ndata: {"arrived":2}\n\n',
  )
  expect(finish).toHaveBeenCalledOnce()
})

test('a stream ends at once if its client has gone before', async () => {
  const { finish, response } = begin({ isGone: true })
  expect(finish).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  expect(await response.text()).toBe('retry: 5000\n\n')
})

test.each([
  ['the client disconnects', ({ gone }: ReturnType<typeof begin>) => gone.abort()],
  ['the server stops', () => endEventStreams()],
])('the stream ends once when %s', async (_, happen) => {
  const begun = begin()
  happen(begun)
  begun.stream.end()
  begun.stream.send('change', {}, '')
  expect(await begun.response.text()).toBe('retry: 5000\n\n')
  expect(begun.finish).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a heartbeat keeps the stream open and ends it after logout', async () => {
  const alive = begin()
  await vi.advanceTimersByTimeAsync(25_000)
  alive.stream.end()
  expect(await alive.response.text()).toContain(': still here')

  const loggedOut = begin({ isAllowed: false })
  await vi.advanceTimersByTimeAsync(25_000)
  expect(loggedOut.finish).toHaveBeenCalledOnce()
})
