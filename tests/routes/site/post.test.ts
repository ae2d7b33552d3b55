import { afterEach, expect, test, vi } from 'vitest'

import { post } from '#app/routes/site/submission/post'

afterEach(() => void vi.useRealTimers())

/** A fake XMLHttpRequest with the members that `post` uses. */
class SlowRequest {
  static last: SlowRequest
  timeout = 0
  status = 0
  response: unknown
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => undefined
  open = () => undefined
  setRequestHeader = () => undefined
  send = () => {
    SlowRequest.last = this
  }
}

test('each upload progress event extends the timeout', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  const shares: number[] = []
  const response = post('/careers/addjob', new FormData(), {
    idleTimeoutMs: 1000,
    onProgress: (share) => shares.push(share),
  })
  const { last } = SlowRequest
  expect(last.timeout).toBe(1000)
  for (let loaded = 1; loaded <= 4; loaded++) {
    vi.advanceTimersByTime(900)
    last.upload.onprogress?.({ loaded, total: 4 })
    expect(last.timeout).toBe(loaded * 900 + 1000)
  }
  Object.assign(last, { status: 201, response: { message: 'Sent' } }).onload()
  expect(await response).toMatchObject({ status: 201, message: 'Sent' })
  expect(shares).toEqual([0.25, 0.5, 0.75, 1])
})
