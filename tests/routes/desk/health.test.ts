import { expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { listAuditEntries } from '#app/models/privacy/audit.server'
import { action, loader } from '#app/routes/desk/health'
import {
  args,
  browserHeadersOf,
  freshSite,
  get,
  meera,
  meeraBrowserHeaders,
  post,
  signUpAs,
} from '#tests/support/app'
import { smtpServer } from '#tests/support/outbox'

const MAX = 5

async function healthPage(smtpUrl?: string) {
  const env = { SMTP_URL: smtpUrl, MAIL_TO: 'desk@example.com' }
  await freshSite({ settings: readSettings(env) })
  const headers = await meeraBrowserHeaders(site())
  return {
    send: async () => {
      const { data, init } = await action(args(post('/admin/health', {}, headers)))
      return { ...data, status: init?.status ?? 200 }
    },
    row: async () => {
      const { rows } = await loader(args(get('/admin/health', headers)))
      return rows.find(({ id }) => id === 'test-mail')
    },
    log: () => listAuditEntries(site().db, { action: 'mail.test' }, { limit: 9, offset: 0 }),
  }
}

test('a test email goes to MAIL_TO; the page and the audit log show that it was sent', async () => {
  const smtp = await smtpServer()
  const { send, row, log } = await healthPage(smtp.url)
  expect(await send()).toMatchObject({
    status: 200,
    isSent: true,
    report: expect.stringMatching(/to desk@example\.com\. The server said: 250/),
  })
  expect(smtp.deliveries[0]?.recipients).toEqual(['desk@example.com'])
  expect(await log()).toMatchObject([{ adminName: 'Meera Rao', detail: 'sent' }])
  expect(await row()).toMatchObject({ value: 'Sent', advice: '' })
})

test('a failed test email shows the reason; the sixth gets 429', async () => {
  const { send, row } = await healthPage('smtp://127.0.0.1:9')
  for (let at = 0; at < MAX; at++) {
    expect(await send()).toMatchObject({
      isSent: false,
      report: expect.stringContaining('ECONNREFUSED'),
    })
  }
  expect(await row()).toMatchObject({ value: expect.stringContaining('Failed') })
  expect(await send()).toMatchObject({ status: 429, isSent: false })
})

test('a test email without a mail server gets 409', async () => {
  const { send } = await healthPage()
  expect(await send()).toMatchObject({ status: 409, isSent: false })
})

test('links to pages of owners are for owners; staff read that an owner can change it', async () => {
  const { db } = await freshSite()
  const rowsFor = async (person: typeof meera) => {
    const headers = await browserHeadersOf(await signUpAs(db, person))
    const { rows } = await loader(args(get('/admin/health', headers)))
    return rows.filter(({ id }) => id === 'mail' || id === 'company')
  }
  expect((await rowsFor(meera)).flatMap(({ links = [] }) => links.map(({ to }) => to))).toEqual(
    expect.arrayContaining(['/admin/site/mail', '/admin/site/start']),
  )
  const shown = await rowsFor({ ...meera, email: 'staff@example.com' })
  expect(shown.map(({ advice, links }) => [advice, links])).toEqual([
    ['An owner can change this.', undefined],
    ['An owner can change this.', undefined],
  ])
})
