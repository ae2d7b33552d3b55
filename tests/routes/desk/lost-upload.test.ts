import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { site } from '#app/models/company/site.server'
import { admins, images } from '#db/schema'
import { freshSite, meera, meeraBrowses, ORIGIN, post, tables } from '#tests/support/app'
import { answerTo, readPage } from '#tests/support/render-site'

const CHOOSE = 'Choose the file again'
const PAGES = ['/admin/site/images', '/admin/site/prices']
const WORDS = 'हमारा दफ़्तर '.repeat(15).trim()

let account: string
beforeEach(async () => {
  await meeraBrowses(await freshSite())
  account = (await site().db.select().from(admins))[0]?.id ?? ''
})

function send(page: string, file: Uint8Array, who = account) {
  const body = new FormData()
  body.set('account', who)
  body.set('alt', WORDS)
  for (const name of ['file', 'list']) body.set(name, new File([new Uint8Array(file)], 'a.png'))
  const headers = { Referer: ORIGIN + page }
  return answerTo(new Request(ORIGIN + page, { method: 'POST', body, headers }))
}

/** Follows to the login, as a browser without script does, and logs in. @returns the page it comes back to */
async function logInAfter(lost: Response) {
  expect(lost.status).toBe(303)
  const login = lost.headers.get('Location') ?? ''
  const draft = /name="draft" value="([^"]*)"/.exec(await readPage(login))?.[1] ?? ''
  const { email, password } = meera
  const typed = { email, password, draft: draft.replaceAll('&quot;', '"') }
  const answer = await answerTo(post(login, typed))
  const cookie = answer.headers.get('Set-Cookie')?.split(';', 1)[0] ?? ''
  return readPage(answer.headers.get('Location') ?? '', { Cookie: cookie })
}

test.each(PAGES)('%s: a file sent without a session leads to the login and back', async (page) => {
  for (const bytes of [0, 100, 600_000]) {
    const shown = await logInAfter(await send(page, Buffer.alloc(bytes, 1)))
    expect(shown).toContain(CHOOSE)
  }
  expect(await tables(site().db).select().from(images)).toEqual([])
})

test('words beside the file are there again', async () => {
  const shown = await logInAfter(await send('/admin/site/images', Buffer.alloc(100)))
  expect(shown).toContain(`value="${WORDS}"`)
  const other = await logInAfter(await send('/admin/site/images', Buffer.alloc(100), 'x'))
  expect(other).not.toContain(WORDS)
})

test('every page of the desk that takes a file is among these', () => {
  const forms = globSync('app/routes/desk/**/*.tsx').filter((file) => {
    return /isUpload: true/.test(readFileSync(file, 'utf8'))
  })
  expect(forms.length).toBe(PAGES.length)
})
