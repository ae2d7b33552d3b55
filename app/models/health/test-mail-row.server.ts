import { desc, inArray } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { NOT_SENT, SENT } from '#app/models/mail/test-mail.server'
import { hintFor } from '#app/models/mail/transport.server'
import { auditEntries } from '#db/schema'
import type { HealthRow } from './health-row'

/** A test of another mail server than the present one counts as none. */
export async function readTestMail(site: Site): Promise<HealthRow> {
  const row = { id: 'test-mail', label: 'Last test email' }
  const [last] = await site.db
    .select({
      action: auditEntries.action,
      at: auditEntries.createdAt,
      detail: auditEntries.detail,
    })
    .from(auditEntries)
    .where(inArray(auditEntries.action, ['mail.test', 'mail.server']))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  if (last?.action !== 'mail.test') {
    const isSetUp = mailOf(site).smtpUrl !== undefined
    const value = isSetUp ? 'None yet' : 'None yet: set up the mail server first'
    const advice = isSetUp ? 'Send one to see that email arrives.' : ''
    return { ...row, value, advice, isNotYet: true }
  }
  if (last.detail === SENT) return { ...row, at: last.at, value: 'Sent', advice: '' }
  const failure = last.detail.replace(NOT_SENT, '').trim()
  const advice = hintFor(failure) ?? 'Check the mail server.'
  const value = failure === '' ? 'Failed' : `Failed (${failure})`
  return { ...row, at: last.at, value, advice: `${advice} Then send another test.` }
}
