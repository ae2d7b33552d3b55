import type { ClientActionFunctionArgs } from '@remix-run/react'
import { expect, test } from 'vitest'

import { shouldRevalidate as revalidateFrame } from '#app/routes/desk/desk'
import { clientAction as addNote } from '#app/routes/desk/enquiry/enquiry'
import { clientAction as flagSpam } from '#app/routes/desk/enquiry/enquiry-spam'
import { SESSION_OVER, shouldRevalidate } from '#app/routes/desk/form/post-failure'
import { clientAction as findPerson } from '#app/routes/desk/privacy/privacy'
import { clientAction as logOut } from '#app/routes/desk/sign-in/logout'
import { post } from '#tests/support/app'

const busy = { status: 503, statusText: '', internal: false, data: '' }
const missing = { ...busy, status: 404 }
const undecoded = new Error('Unable to decode turbo-stream response from URL: /admin.data')
const redirectTo = (place: string) =>
  new Response(null, { status: 302, headers: { Location: place } })

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
    expect(await send(clientAction, error)).toEqual({ failure })
})

test('a redirect and a refusal of the action are passed on', async () => {
  for (const answer of [missing, redirectTo('/admin?saved=x')])
    for (const clientAction of [addNote, findPerson, flagSpam])
      await expect(send(clientAction, answer)).rejects.toBe(answer)
})

test('a post after the session ended leaves the page with all that is typed on it', async () => {
  const login = redirectTo('/login?to=%2Fadmin&dropped=1')
  for (const clientAction of [addNote, findPerson, flagSpam])
    expect(await send(clientAction, login)).toEqual({ failure: SESSION_OVER })
  const loggedOut = redirectTo('/login')
  await expect(send(logOut, loggedOut)).rejects.toBe(loggedOut)
})

test('after a failed post nothing is loaded again, and the frame only after a post', () => {
  type Change = Parameters<typeof revalidateFrame>[0]
  const after = (change: object) => ({ defaultShouldRevalidate: true, ...change }) as Change
  const failed = { formMethod: 'POST', actionResult: { failure: 'x' } }
  expect(shouldRevalidate(after(failed))).toBe(false)
  expect(revalidateFrame(after(failed))).toBe(false)
  expect(revalidateFrame(after({ formMethod: 'POST', actionResult: null }))).toBe(true)
  expect(revalidateFrame(after({}))).toBe(false)
  expect(shouldRevalidate(after({}))).toBe(true)
})
