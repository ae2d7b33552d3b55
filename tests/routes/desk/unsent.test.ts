import type { ClientActionFunctionArgs } from '@remix-run/react'
import { expect, test } from 'vitest'

import { clientAction as addNote } from '#app/routes/desk/enquiry/enquiry'
import { clientAction as findPerson } from '#app/routes/desk/privacy/privacy'
import { revalidateAfterActs, revalidateUnlessUnsent } from '#app/routes/desk/unsent'
import { post } from '#tests/support/app'

const busy = { status: 503, statusText: '', internal: false, data: '' }
const refused = { ...busy, status: 404 }
const unread = new Error('Unable to decode turbo-stream response from URL: /admin.data')

/** A form whose call comes to nothing. */
function send(clientAction: typeof addNote | typeof findPerson, failure: unknown) {
  const call = {
    request: post('/admin/x', { note: 'Wants a call', who: 'asha@example.in' }),
    params: {},
    serverAction: () => Promise.reject(failure),
  }
  return clientAction(call as unknown as ClientActionFunctionArgs)
}

test.each([busy, unread])(
  'what was typed comes back where the site could not take it',
  async (failure) => {
    const words = expect.stringContaining('What you typed is still here')
    expect(await send(addNote, failure)).toMatchObject({ note: 'Wants a call', errors: [words] })
    expect(await send(findPerson, failure)).toMatchObject({ who: 'asha@example.in', error: words })
  },
)

test('what the site says itself is passed on', async () => {
  const login = new Response(null, { status: 302, headers: { Location: '/login' } })
  for (const answer of [refused, login]) {
    await expect(send(addNote, answer)).rejects.toBe(answer)
    await expect(send(findPerson, answer)).rejects.toBe(answer)
  }
})

test('after an act that failed nothing is read anew', () => {
  type Change = Parameters<typeof revalidateAfterActs>[0]
  const after = (change: object) => ({ defaultShouldRevalidate: true, ...change }) as Change
  expect(revalidateAfterActs(after({ formMethod: 'POST', actionResult: null }))).toBe(true)
  for (const actionResult of [busy, refused, unread, { isUnsent: true }])
    expect(revalidateAfterActs(after({ formMethod: 'POST', actionResult }))).toBe(false)
  expect(revalidateUnlessUnsent(after({ actionResult: { isUnsent: true } }))).toBe(false)
})
