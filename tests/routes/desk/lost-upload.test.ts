import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { site } from '#app/models/company/site.server'
import { admins, images } from '#db/schema'
import { freshSite, meera, meeraBrowserHeaders, ORIGIN, post, tables } from '#tests/support/app'
import { readPage, responseTo } from '#tests/support/render-site'

const CHOOSE_AGAIN = 'Choose the file again'
const PAGES = ['/admin/site/images', '/admin/site/prices']
const ALT_TEXT = 'हमारा दफ़्तर '.repeat(15).trim()

let account: string
beforeEach(async () => {
  await meeraBrowserHeaders(await freshSite())
  account = (await site().db.select().from(admins))[0]?.id ?? ''
})

function send(page: string, file: Uint8Array, author = account) {
  const body = new FormData()
  body.set('account', author)
  body.set('alt', ALT_TEXT)
  for (const name of ['file', 'list']) body.set(name, new File([new Uint8Array(file)], 'a.png'))
  const headers = { Referer: ORIGIN + page }
  return responseTo(new Request(ORIGIN + page, { method: 'POST', body, headers }))
}

/** Follows the redirect to login and logs in, without JavaScript. @returns the HTML of the page after login */
async function logInAfter(lost: Response) {
  expect(lost.status).toBe(303)
  const login = lost.headers.get('Location') ?? ''
  const unsent = /name="unsent" value="([^"]*)"/.exec(await readPage(login))?.[1] ?? ''
  const { email, password } = meera
  const typed = { email, password, unsent: unsent.replaceAll('&quot;', '"') }
  const response = await responseTo(post(login, typed))
  const cookie = response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? ''
  return readPage(response.headers.get('Location') ?? '', { Cookie: cookie })
}

test.each(PAGES)(
  '%s: an upload without a session leads to login and back to a request for the file',
  async (page) => {
    for (const bytes of [0, 100, 600_000]) {
      const shown = await logInAfter(await send(page, Buffer.alloc(bytes, 1)))
      expect(shown).toContain(CHOOSE_AGAIN)
    }
    expect(await tables(site().db).select().from(images)).toEqual([])
  },
)

test('the text beside the file returns after login, to its author only', async () => {
  const shown = await logInAfter(await send('/admin/site/images', Buffer.alloc(100)))
  expect(shown).toContain(`value="${ALT_TEXT}"`)
  const other = await logInAfter(await send('/admin/site/images', Buffer.alloc(100), 'x'))
  expect(other).not.toContain(ALT_TEXT)
})

test('a link to the login page brings no text into the form of another page', async () => {
  const unsent = encodeURIComponent(JSON.stringify({ account: [account], url: ['evil.example'] }))
  const login = (page: string) => readPage(`/login?dropped=1&to=${page}&unsent=${unsent}`)
  expect(await login('/admin/site/images')).toContain('name="unsent"')
  expect(await login('/admin/webhooks')).not.toContain('name="unsent"')
})

test('every upload page of the desk is tested here', () => {
  const forms = globSync('app/routes/desk/**/*.tsx').filter((file) => {
    return /isUpload: true/.test(readFileSync(file, 'utf8'))
  })
  expect(forms.length).toBe(PAGES.length)
})
