import { beforeEach, expect, test, vi } from 'vitest'

import { log } from '#app/http/log.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { loader } from '#app/routes/desk/live/live'
import { args, asha, freshSite, get, meeraBrowses, respond } from '#tests/support/app'

beforeEach(async () => void (await freshSite()))

async function browse(accept: string): Promise<Response> {
  const staff = await meeraBrowses(site())
  return respond(() => loader(args(get('/admin/live', { ...staff, Accept: accept }))))
}

test('who asks for events gets a stream of them', async () => {
  const answer = await browse('text/event-stream')
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  await answer.body?.cancel()
})

test('whose session has ended is refused, and not sent to a page', async () => {
  const answer = await respond(() =>
    loader(args(get('/admin/live', { Accept: 'text/event-stream' }))),
  )
  expect(answer.status).toBe(401)
})

test('who asks for anything else is not left waiting for an end', async () => {
  expect((await browse('*/*')).status).toBe(406)
})

test('a failed count of new enquiries is logged once', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const answer = await browse('text/event-stream')
  const { db } = site()
  await createEnquiry(db, asha, { type: 'General' })
  const lost = new Error('connection lost')
  vi.spyOn(db, 'select').mockImplementationOnce(() => {
    throw lost
  })
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), 10_000)
  expect(logged.mock.calls).toEqual([[{ err: lost }, 'new enquiries not counted']])
  await answer.body?.cancel()
})
