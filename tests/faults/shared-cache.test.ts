import { expect, test } from 'vitest'

import { asha, meera } from '#tests/support/app'
import { cookieOf, postForm, postJson, startProgram } from '#tests/support/program'

const SECRET_KEY = 'the key that only this test knows'

/** RFC 9111: a shared cache may store a response that is neither private nor no-store. */
function isCacheable(response: Response): boolean {
  return !/\b(private|no-store)\b/.test(response.headers.get('Cache-Control') ?? '')
}

test('no response for one visitor may be stored by a shared cache', async () => {
  const program = await startProgram({
    ADMIN_SECRET_KEY: SECRET_KEY,
    RATE_LIMIT: 'off',
  })
  const admin = { ...meera, secretKey: SECRET_KEY }
  const signup = await postJson(`${program.url}/admin/adminSignup`, admin)
  const { email, password } = meera
  const login = await postForm(`${program.url}/login`, { email, password })
  const sent = await postJson(`${program.url}/enquiry/send`, asha)
  const { data } = await sent.clone().json()
  const cookie = cookieOf(login)
  expect(cookie).not.toBe('')

  const responses = new Map([
    ['signup', signup],
    ['login', login],
    ['sent', sent],
  ])
  const paths = [
    '/admin',
    '/admin.data',
    '/admin/jobs',
    '/admin/mails',
    '/admin/saved-replies',
    `/admin/enquiries/${data._id}`,
    '/admin/nowhere',
    '/enquiry/get',
    '/careers/getJobData',
    '/careers/downloadResume/nobody',
    '/login',
    '/signup',
    '/contact?preview',
    '/contact.data?a=1&%70review=',
  ]
  for (const path of paths) {
    for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
      const response = await fetch(program.url + path, { headers, redirect: 'manual' })
      responses.set(`${path} ${headers.cookie ? 'as staff' : 'without a session'}`, response)
    }
  }
  const visit = await fetch(`${program.url}/?utm_source=newsletter`, {
    headers: { Accept: 'text/html' },
  })
  const visitFromElsewhere = await fetch(program.url, {
    headers: { Accept: 'text/html', Referer: 'https://search.example/' },
  })
  for (const response of [visit, visitFromElsewhere]) {
    expect(response.headers.getSetCookie()).not.toEqual([])
    responses.set(`a first visit of ${response.url}`, response)
  }
  const cacheable = [...responses].filter(([, response]) => isCacheable(response))
  expect(cacheable.map(([what]) => what)).toEqual([])

  const page = await fetch(program.url)
  expect([isCacheable(page), page.headers.getSetCookie()]).toEqual([true, []])
})
