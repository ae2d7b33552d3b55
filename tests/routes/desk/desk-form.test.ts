import type { ClientActionFunctionArgs } from '@remix-run/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { shouldRevalidate as revalidateDesk } from '#app/routes/desk/desk'
import { clientAction as addNote } from '#app/routes/desk/enquiry/enquiry'
import { clientAction as flagSpam } from '#app/routes/desk/enquiry/enquiry-spam'
import { SESSION_OVER, shouldRevalidate } from '#app/routes/desk/form/post-failure'
import { clientAction as findPerson } from '#app/routes/desk/privacy/privacy'
import { clientAction as logOut } from '#app/routes/desk/sign-in/logout'
import { clientAction as uploadPrices } from '#app/routes/desk/site/prices/prices'
import { FILE_CHANGED } from '#app/ui/form/changed-file'
import { ORIGIN, post } from '#tests/support/app'

const busy = { status: 503, statusText: '', internal: false, data: '' }
const missing = { ...busy, status: 404 }
const undecoded = new Error('Unable to decode turbo-stream response from URL: /admin.data')
const redirectTo = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location } })

const choose = (...files: File[]) =>
  vi.stubGlobal('document', { querySelectorAll: () => [{ files }] })

beforeEach(() => {
  vi.stubGlobal('location', new URL('/admin/enquiries/x', ORIGIN))
  choose()
})
afterEach(() => vi.unstubAllGlobals())

function send(clientAction: typeof addNote, error: unknown) {
  const args = {
    request: post('/admin/x', { note: 'Wants a call' }),
    params: {},
    serverAction: () => Promise.reject(error),
  }
  return clientAction(args as unknown as ClientActionFunctionArgs)
}

test.each(['', 'no,price'])(
  'Firefox does not send a file that was saved again as %j',
  async (now) => {
    const list = new File(['no,price,list'], 'prices.csv')
    choose(Object.assign(list, { stream: () => new Blob([now]).stream() }))
    expect(await send(uploadPrices, redirectTo('/admin/site'))).toEqual({ failure: FILE_CHANGED })
  },
)

test('an unchanged file is sent, and one that cannot be read', async () => {
  const unreadable = new File(['gone'], 'prices.csv')
  const stream = () => new ReadableStream({ start: (reader) => reader.error(new Error('gone')) })
  for (const file of [new File(['a,b'], 'prices.csv'), Object.assign(unreadable, { stream })]) {
    choose(file)
    await expect(send(uploadPrices, missing)).rejects.toBe(missing)
  }
})

test.each([busy, undecoded])(
  'a post that fails on the server keeps the page and what was typed',
  async (error) => {
    const failure = expect.stringContaining('What you typed is still here')
    for (const clientAction of [addNote, findPerson, flagSpam])
      expect(await send(clientAction, error)).toEqual({ failure })
  },
)

test('a redirect and a 404 of the action are rethrown', async () => {
  for (const response of [missing, redirectTo('/admin?saved=x')])
    for (const clientAction of [addNote, findPerson, flagSpam])
      await expect(send(clientAction, response)).rejects.toBe(response)
})

test('a redirect to the same page replaces its history entry', async () => {
  const same = redirectTo('/admin/enquiries/x?done=x#notes')
  const thrown = await send(addNote, same).then(undefined, (response: Response) => response)
  expect(thrown).toMatchObject({ status: 302 })
  expect((thrown as Response).headers.get('Location')).toBe('/admin/enquiries/x?done=x#notes')
  expect((thrown as Response).headers.has('X-Remix-Replace')).toBe(true)
})

test('a post after the session ended keeps the page; logging out follows the redirect to login', async () => {
  const login = redirectTo('/login?to=%2Fadmin&dropped=1')
  for (const clientAction of [addNote, findPerson, flagSpam])
    expect(await send(clientAction, login)).toEqual({ failure: SESSION_OVER })
  const loggedOut = redirectTo('/login')
  await expect(send(logOut, loggedOut)).rejects.toBe(loggedOut)
})

test('a failed post reloads nothing; the desk layout reloads only after a successful post', () => {
  type Change = Parameters<typeof revalidateDesk>[0]
  const after = (change: object) => ({ defaultShouldRevalidate: true, ...change }) as Change
  const failed = { formMethod: 'POST', actionResult: { failure: 'x' } }
  expect(shouldRevalidate(after(failed))).toBe(false)
  expect(revalidateDesk(after(failed))).toBe(false)
  expect(revalidateDesk(after({ formMethod: 'POST', actionResult: null }))).toBe(true)
  expect(revalidateDesk(after({}))).toBe(false)
  expect(shouldRevalidate(after({}))).toBe(true)
})
