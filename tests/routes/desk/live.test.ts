import { beforeEach, expect, test, vi } from 'vitest'

import { log } from '#app/http/log.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { loader } from '#app/routes/desk/live/live'
import { args, asha, freshSite, get, meeraBrowserHeaders, respond } from '#tests/support/app'

beforeEach(async () => void (await freshSite()))

async function browse(accept: string): Promise<Response> {
  const staff = await meeraBrowserHeaders(site())
  return respond(() => loader(args(get('/admin/live', { ...staff, Accept: accept }))))
}

test('a request for text/event-stream gets an event stream', async () => {
  const response = await browse('text/event-stream')
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  await response.body?.cancel()
})

test('an event stream without a session gets 401, not a redirect', async () => {
  const response = await respond(() =>
    loader(args(get('/admin/live', { Accept: 'text/event-stream' }))),
  )
  expect(response.status).toBe(401)
})

test('a request for any other type gets 406', async () => {
  expect((await browse('*/*')).status).toBe(406)
})

test('a failed count of new enquiries is logged once', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const response = await browse('text/event-stream')
  const { db } = site()
  await createEnquiry(db, asha, { type: 'General' })
  const lost = new Error('connection lost')
  vi.spyOn(db, 'select').mockImplementationOnce(() => {
    throw lost
  })
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), 10_000)
  expect(logged.mock.calls).toEqual([[{ err: lost }, 'new enquiries not counted']])
  await response.body?.cancel()
})
