import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/models/company/calendar'

import { createEnquiry } from '#app/models/enquiry/create.server'
import { announceFaults } from '#app/models/health/notice.server'
import { readHealthReport } from '#app/models/health/report.server'
import { setMailboxFault } from '#app/models/inbox/mailbox.server'
import { markFailed, markSent } from '#app/models/mail/delivery.server'
import { resendMail } from '#app/models/mail/outbox.server'
import { OPERATOR, recordSingleAction } from '#app/models/privacy/audit.server'
import { setActive } from '#app/models/webhook/webhook.server'
import { isPostgres } from '#db/engine'
import { mails, webhookDeliveries } from '#db/schema'
import { asha, tables } from '#tests/support/app'
import { healthSite, now } from '#tests/support/health-site'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'

test('a new site needs only a test email and company details', async () => {
  const { site, notice } = await healthSite()
  const rows = await readHealthReport(site, now)
  expect(rows.map(({ label, advice }) => [label, advice])).toEqual([
    ['Version', ''],
    ['Database', ''],
    ['Disk', expect.any(String)],
    ...(isPostgres
      ? [['Standbys of the database', '']]
      : [
          ['Last backup', ''],
          ['Last test restore', ''],
        ]),
    ['Emails waiting', ''],
    ['Last test email', 'Send one to see that email arrives.'],
    ['Company details', expect.stringContaining('Replace each, or leave it empty')],
  ])
  if (isPostgres) expect(rows[1]?.value).toMatch(/^PostgreSQL \d+\.\d+, [\d.,]+ MB$/)
  expect(rows[2]?.value).toMatch(/^[\d.,]+ [MGT]B free of [\d.,]+ [MGT]B$/)
  expect(await notice('mail')).toBeUndefined()
  expect(await notice('company')).toMatch(
    /^The site still shows sample values: company name, legal name, registration number and \d+ more$/,
  )
})

test('a mail to staff that waits for an hour is a fault, a mail to a visitor is not', async () => {
  const { site, row, notice, queue } = await healthSite()
  await queue(now - 3 * DAY_MS, { kind: 'acknowledgement', toAddress: 'asha@example.in' })
  expect(await row('mail')).toMatchObject({ value: '1, the oldest for 3 days', advice: '' })
  await queue(now - 59 * MINUTE_MS)
  expect(await notice('mail')).toBeUndefined()
  expect(await notice('mail', now + MINUTE_MS)).toContain('have not been going out')
  // After a manual retry the hour starts again.
  const id = (await tables(site.db).select().from(mails).orderBy(mails.id))[1]?.id ?? ''
  await markFailed(site.db, { id, attempts: 0 }, { error: '550 No', isPermanent: true, now })
  expect(await notice('mail', now + HOUR_MS)).toBe('1 staff email was not delivered')
  await resendMail(site.db, id, OPERATOR, now + DAY_MS)
  expect(await notice('mail', now + DAY_MS + MINUTE_MS)).toBeUndefined()
})

test('a permanently refused mail to staff is a fault for three days, without visitor text in its notice', async () => {
  const { site, row, notice, notices, queue } = await healthSite()
  const refuse = (id: string, error = '554 Looks like spam: hidden-words') =>
    markFailed(site.db, { id, attempts: 0 }, { error, isPermanent: true, now })
  await refuse(await queue(now, { kind: 'acknowledgement', toAddress: 'asha@example.in' }))
  // The mails in a summary are counted themselves; a failed notice would cause the next one.
  await refuse(await queue(now, { kind: 'summary' }))
  await refuse(await queue(now, { kind: 'notice', subjectId: 'fault:disk' }))
  expect(await row('mail')).toMatchObject({ value: 'None', advice: '' })

  await refuse(await queue(now, { subject: 'hidden-words', text: 'hidden-words' }))
  await refuse(await queue(now))
  expect(await row('mail')).toMatchObject({
    value: 'None',
    advice:
      '2 staff emails were not delivered. See their errors under Emails, then send them again.',
  })
  expect(await notice('mail')).toBe('2 staff emails were not delivered')
  await announceFaults(site, now)
  const raised = (await notices()).filter(({ subjectId }) => subjectId === 'fault:mail')
  expect(raised).toMatchObject([{ subject: 'Needs attention: Emails waiting', state: 'waiting' }])
  expect(raised[0]?.text).toContain('2 staff emails were not delivered')
  expect(raised[0]?.text).not.toContain('hidden')
  for (const { id } of await notices()) await markSent(site.db, id, now)
  expect(await notice('mail', now + 4 * DAY_MS)).toBeUndefined()
})

test('a permanently refused reply to a visitor is a fault until another one about the enquiry', async () => {
  const { site, row, notice, queue } = await healthSite()
  const refuse = async (change: object) => {
    const id = await queue(now, change)
    await markFailed(site.db, { id, attempts: 0 }, { error: '550 No', isPermanent: true, now })
    return id
  }
  await refuse({ kind: 'reply', toAddress: asha.email })
  expect(await row('mail')).toMatchObject({
    advice: '1 reply was not delivered. See its error under Emails, then send it again.',
  })
  await refuse({ kind: 'reply', toAddress: asha.email })
  await refuse({})
  expect(await notice('mail')).toBe('1 staff email and 2 replies were not delivered')
  expect(await notice('mail', now + 4 * DAY_MS)).toBeUndefined()

  const corrected = { kind: 'reply', toAddress: 'asha@example.in' }
  await queue(now, { ...corrected, subjectId: 'another enquiry' })
  await queue(now, { ...corrected, kind: 'acknowledgement' })
  expect(await notice('mail')).toBe('1 staff email and 2 replies were not delivered')
  const next = await queue(now, corrected)
  expect(await notice('mail')).toBe('1 staff email was not delivered')
  await markFailed(site.db, { id: next, attempts: 0 }, { error: '', isPermanent: true, now })
  expect(await notice('mail')).toBe('1 staff email and 3 replies were not delivered')
})

test('a recipient that is refused is a fault until a mail to staff is accepted for all', async () => {
  const { site, row, notice, queue } = await healthSite()
  const refusals = 'Not accepted for ravi@example.com: 550 No such user'
  const text = 'The last staff email was not accepted for every recipient'
  await markSent(site.db, await queue(now - 2, { toAddress: asha.email }), now, mails, { refusals })
  expect(await notice('mail')).toBeUndefined()
  await markSent(site.db, await queue(now - 1), now, mails, { refusals })
  expect(await notice('mail')).toBe(text)
  expect(await row('mail')).toMatchObject({ advice: `${text}. See its error under Emails.` })
  expect(await notice('mail', now + 4 * DAY_MS)).toBeUndefined()
  await markSent(site.db, await queue(now), now)
  expect(await notice('mail')).toBeUndefined()
})

test('without a mail server, waiting mail is a fault with advice to enter one', async () => {
  const { row, notice, queue } = await healthSite({})
  await queue(now - DAY_MS)
  expect(await notice('mail')).toBe('Staff emails are not being sent: set up the mail server')
  expect(await row('mail')).toMatchObject({
    value: '1',
    advice: 'Enter your mail server.',
  })
  expect((await row('test-mail'))?.advice).toBe('')
})

test('the report shows the result of the last test mail', async () => {
  const { site, row } = await healthSite()
  const tested = (detail: string, at: number) =>
    recordSingleAction(site.db, OPERATOR, { action: 'mail.test', detail, now: at })
  await tested('not sent EAUTH 535', now - 2 * HOUR_MS)
  expect(await row('test-mail')).toMatchObject({
    value: 'Failed (EAUTH 535)',
    advice: expect.stringMatching(/^Check user and password; .* Then send another test\.$/),
  })
  await tested('sent', now - HOUR_MS)
  expect(await row('test-mail')).toMatchObject({
    value: 'Sent',
    at: now - HOUR_MS,
    advice: '',
  })
})

test('a test email of an earlier mail server does not count', async () => {
  const { site, row } = await healthSite()
  await recordSingleAction(site.db, OPERATOR, { action: 'mail.test', detail: 'sent' })
  await recordSingleAction(site.db, OPERATOR, {
    action: 'mail.server',
    detail: 'mail.example.com:587',
  })
  expect(await row('test-mail')).toMatchObject({ value: 'None yet', isNotYet: true })
  await recordSingleAction(site.db, OPERATOR, { action: 'mail.test', detail: 'sent' })
  expect(await row('test-mail')).toMatchObject({ value: 'Sent' })
})

test('a failing active webhook is a fault; without webhooks there is no row', async () => {
  const { site, row, notice } = await healthSite()
  expect(await row('webhooks')).toBeUndefined()
  const { id } = await addWebhook(site.db)
  expect(await row('webhooks')).toMatchObject({ value: '1', advice: '' })
  await createEnquiry(site.db, asha, { type: 'General' })
  const [delivery] = await deliveriesOf(site.db)
  const failure = { error: '404', isPermanent: true, now }
  await markFailed(site.db, { id: delivery?.id ?? '', attempts: 0 }, failure, webhookDeliveries)
  expect(await notice('webhooks')).toContain('hooks.example.com/…path')
  await setActive(site.db, id, false, OPERATOR)
  expect(await notice('webhooks')).toBeUndefined()
})

test('a mailbox that cannot be read for an hour is a fault; without a mailbox there is no row', async () => {
  expect(await (await healthSite()).row('mailbox')).toBeUndefined()
  const IMAP_URL = 'imaps://desk:word@mail.example.com/INBOX'
  const { site, row, notice } = await healthSite({ IMAP_URL })
  expect(await row('mailbox')).toMatchObject({ value: 'Read', advice: '' })
  await setMailboxFault(site.db, 'The mail server closed the connection', now - HOUR_MS)
  await setMailboxFault(site.db, 'Authentication failed', now)
  expect(await notice('mailbox', now - 1)).toBeUndefined()
  expect(await row('mailbox')).toMatchObject({ advice: 'Authentication failed.' })
  expect(await row('mailbox', now + HOUR_MS)).toMatchObject({ value: 'Not read for 2 hours' })
  expect(await notice('mailbox')).toContain('not been fetched')
  await setMailboxFault(site.db, undefined)
  expect(await notice('mailbox')).toBeUndefined()
})
