import { beforeEach, expect, test } from 'vitest'

import { signUp } from '#app/models/admin.server'
import { createSession } from '#app/models/session.server'
import { site } from '#app/models/site.server'
import { loader } from '#app/routes/admin/live'
import { args, freshSite, get, meera, respond } from '#tests/support/app'

beforeEach(() => void freshSite())

async function browse(accept: string): Promise<Response> {
  const { db, secretKey } = site()
  const signup = await signUp(db, secretKey, { ...meera, secretKey })
  if (!signup.ok) throw new Error(signup.reason)
  const token = await createSession(db, signup.admin.id, 'cookie')
  const cookie = `sid=${encodeURIComponent(btoa(JSON.stringify(token)))}`
  return respond(() => loader(args(get('/admin/live', { Cookie: cookie, Accept: accept }))))
}

test('who asks for events gets a stream of them', async () => {
  const answer = await browse('text/event-stream')
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  await answer.body?.cancel()
})

test('who asks for anything else is not left waiting for an end', async () => {
  expect((await browse('*/*')).status).toBe(406)
})
