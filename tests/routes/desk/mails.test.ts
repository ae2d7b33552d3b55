import { beforeEach, expect, test } from 'vitest'

import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { listDueMails, markFailed, markSent } from '#app/models/mail/delivery.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { loader as desk } from '#app/routes/desk/desk'
import { action as sendAgain } from '#app/routes/desk/mail/mail-retry'
import { loader as list } from '#app/routes/desk/mail/mails'
import {
  args,
  asha,
  freshSite,
  get,
  meeraBrowserHeaders,
  post,
  respond,
  tables,
} from '#tests/support/app'

beforeEach(() => freshSite())

async function queue(subject: string, now: number): Promise<string> {
  await queueMail(tables(site().db), {
    kind: 'enquiry',
    subjectId: 'enquiry-1',
    replyTo: { name: asha.name, address: asha.email },
    subject,
    text: asha.desc,
    now,
  })
  const due = await listDueMails(site().db, now, 99)
  return due.find((mail) => mail.subject === subject)?.id ?? ''
}

test('the mail list shows state, last error and next attempt in the company’s time zone', async () => {
  await freshSite({ company: company.parse({ timeZone: 'America/New_York' }) })
  const headers = await meeraBrowserHeaders(site())
  const now = Date.parse('2026-03-01T03:30:00Z')
  const id = await queue('a', now)
  const refused = await queue('b', now + 60_000)
  const failure = { error: '451 Greylisted', isPermanent: false, random: 0.5, now }
  await markFailed(site().db, { id, attempts: 0 }, failure)
  await markFailed(site().db, { id: refused, attempts: 0 }, { ...failure, isPermanent: true })
  const { mails, counts } = await list(args(get('/admin/mails', headers)))
  expect(mails[1]).toEqual({
    id,
    kind: 'enquiry',
    subject: 'a',
    subjectId: 'enquiry-1',
    to: '',
    replyTo: asha.email,
    state: 'waiting',
    attempts: 1,
    lastError: '451 Greylisted',
    isInSummary: false,
    queuedAt: { at: '2026-02-28 22:30', when: expect.any(String) },
    nextAttemptAt: { at: '2026-02-28 22:31', when: expect.any(String) },
  })
  expect(counts).toEqual({ waiting: 1, sent: 0, failed: 1, held: 0 })
  const failed = await list(args(get('/admin/mails?state=failed', headers)))
  expect(failed.mails.map((mail) => mail.subject)).toEqual(['b'])
  const nonsense = await list(args(get('/admin/mails?state=lost&page=-1', headers)))
  expect(nonsense.mails).toHaveLength(2)
})

test('a page has fifty mails; a page number past the end shows the last page', async () => {
  const headers = await meeraBrowserHeaders(site())
  for (let i = 0; i < 51; i++) await queue(`${i}`, i)
  const first = await list(args(get('/admin/mails', headers)))
  expect([first.mails.length, first.hasMore]).toEqual([50, true])
  const second = await list(args(get('/admin/mails?page=2', headers)))
  expect([second.mails.map((mail) => mail.subject), second.hasMore]).toEqual([['0'], false])
  expect(await list(args(get('/admin/mails?page=9', headers)))).toEqual(second)
})

test('the desk shows that emails are not sent only without SMTP_URL', async () => {
  const headers = await meeraBrowserHeaders(site())
  await queue('a', Date.now())
  await queue('b', Date.now())
  expect((await list(args(get('/admin/mails', headers)))).isSetUp).toBe(false)
  expect(await mailNotice(headers)).toContain('Staff emails are not being sent')
  const settings = readSettings({ RATE_LIMIT: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })
  await freshSite({ ...site(), settings })
  expect((await list(args(get('/admin/mails', headers)))).isSetUp).toBe(true)
  expect(await mailNotice(headers)).toBeUndefined()
})

async function mailNotice(headers: Record<string, string>) {
  const { notices } = await desk(args(get('/admin', headers)))
  return notices.find(({ id }) => id === 'mail')?.text
}

test('the desk shows a notice when mail to staff has waited for an hour', async () => {
  await freshSite({ settings: readSettings({ SMTP_URL: 'smtp://127.0.0.1:9' }) })
  const headers = await meeraBrowserHeaders(site())
  await queue('a', Date.now() - 50 * 60_000)
  expect(await mailNotice(headers)).toBeUndefined()
  await queue('b', Date.now() - 61 * 60_000)
  expect(await mailNotice(headers)).toContain('have not been going out')
})

test('"Send again" without JavaScript redirects to the same list with the outcome', async () => {
  const headers = await meeraBrowserHeaders(site())
  const id = await queue('a', 0)
  const { db } = site()
  const submit = async (mail: string) => {
    const request = post(`/admin/mails/${mail}/retry`, { back: '?state=failed' }, headers)
    const response = await respond(() => sendAgain(args(request, { id: mail })))
    return [response.status, response.headers.get('Location')]
  }
  const failure = { error: '550 No', isPermanent: true, now: 0 }
  await markFailed(db, { id, attempts: 0 }, failure)
  expect(await submit(id)).toEqual([303, '/admin/mails?state=failed&done=again'])
  expect(await listDueMails(db, Date.now(), 9)).toHaveLength(1)
  await markSent(db, id, 1)
  expect(await submit(id)).toEqual([303, '/admin/mails?state=failed&done=not-again'])
  expect(await submit('nobody')).toEqual([303, '/admin/mails?state=failed&done=not-again'])
})
