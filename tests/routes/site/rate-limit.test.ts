import { expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { freshSite, ORIGIN, post } from '#tests/support/app'
import { responseTo } from '#tests/support/render-site'

test.each([
  ['/contact', { name: '' }, 60, 400],
  ['/enquiry', { name: '' }, 60, 400],
  ['/login', { email: 'meera@example.in', password: 'a wrong password' }, 10, 401],
])(
  'after too many forms %s gets 429 with Retry-After and an HTML page',
  async (path, fields, allowed, status) => {
    await freshSite({ settings: readSettings({}) })
    const responses = []
    for (let i = 0; i <= allowed; i++) responses.push(await responseTo(post(path, fields)))
    expect(responses.at(-2)?.status).toBe(status)
    const refused = responses.at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused?.text()).toContain('</html>')
  },
)

test.each([
  ['/contact', 'message'],
  ['/enquiry', 'desc'],
  ['/careers', 'motivation'],
])('a form of %s that gets 429 keeps what was typed', async (path, field) => {
  await freshSite({ settings: readSettings({}) })
  const body = new FormData()
  body.set(field, 'Ten years of Kotlin')
  const send = () => responseTo(new Request(ORIGIN + path, { method: 'POST', body }))
  for (let i = 0; i < 60; i++) await send()
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Ten years of Kotlin</textarea>')
})
