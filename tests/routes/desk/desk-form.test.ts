import type { ClientActionFunctionArgs } from '@remix-run/react'
import { expect, test } from 'vitest'

import { shouldRevalidate } from '#app/routes/desk/desk'
import { SESSION_OVER } from '#app/routes/desk/desk-form'
import { clientAction as addNote } from '#app/routes/desk/enquiry/enquiry'
import { clientAction as flagSpam } from '#app/routes/desk/enquiry/enquiry-spam'
import { clientAction as findPerson } from '#app/routes/desk/privacy/privacy'
import { post } from '#tests/support/app'

const busy = { status: 503, statusText: '', internal: false, data: '' }
const missing = { ...busy, status: 404 }
const undecoded = new Error('Unable to decode turbo-stream response from URL: /admin.data')
const redirectTo = (place: string) =>
  new Response(null, { status: 302, headers: { Location: place } })

/** After this status Remix loads nothing again. */
const FAILED = { status: 503 }

function send(clientAction: typeof addNote, error: unknown) {
  const args = {
    request: post('/admin/x', { note: 'Wants a call' }),
    params: {},
    serverAction: () => Promise.reject(error),
  }
  return clientAction(args as unknown as ClientActionFunctionArgs)
}

test.each([busy, undecoded])('a post that the site cannot take leaves the page', async (error) => {
  const failure = expect.stringContaining('What you typed is still here')
  for (const clientAction of [addNote, findPerson, flagSpam])
    expect(await send(clientAction, error)).toMatchObject({ data: { failure }, init: FAILED })
})

test('a redirect and a refusal of the action are passed on', async () => {
  for (const answer of [missing, redirectTo('/admin?saved=x')])
    for (const clientAction of [addNote, findPerson, flagSpam])
      await expect(send(clientAction, answer)).rejects.toBe(answer)
})

test('a lost session leads to login, but text stays on its page', async () => {
  const login = redirectTo('/login?to=%2Fadmin')
  await expect(send(flagSpam, login)).rejects.toBe(login)
  for (const clientAction of [addNote, findPerson])
    expect(await send(clientAction, login)).toMatchObject({
      data: { failure: SESSION_OVER },
      init: FAILED,
    })
})

test('the frame is loaded again only after a post that did not fail', () => {
  type Change = Parameters<typeof shouldRevalidate>[0]
  const after = (formMethod: string | undefined, defaultShouldRevalidate: boolean) =>
    shouldRevalidate({ formMethod, defaultShouldRevalidate } as Change)
  expect(after('POST', false)).toBe(false)
  expect(after('POST', true)).toBe(true)
  expect(after(undefined, true)).toBe(false)
})
