import { desc, inArray } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { showCount } from '#app/models/count'
import {
  countUndelivered,
  countWaitingMails,
  findWaitingMail,
} from '#app/models/mail/mail-list.server'
import { mailOf, PASSWORD_LOCKED } from '#app/models/mail/mail-server.server'
import { NOT_SENT, SENT } from '#app/models/mail/test-mail.server'
import { hintFor } from '#app/models/mail/transport.server'
import { auditEntries } from '#db/schema'
import { age, type HealthRow } from './health-row'

const MAIL_SERVER = '/admin/site/mail'

export async function readMail(site: Site, now: number): Promise<HealthRow> {
  const { db } = site
  const row = { id: 'mail', label: 'Emails waiting', advice: '' }
  if (mailOf(site).smtpUrl === undefined) {
    const waiting = await countWaitingMails(db)
    const notice = 'Staff emails are not being sent: set up the mail server'
    const value = showWaiting(waiting)
    return { ...row, value, notice, noticeTo: MAIL_SERVER, isChosen: true, ...setUpMail(site) }
  }
  const { count, oldest, oldestToStaff } = await findWaitingMail(db)
  const since = oldest === null ? '' : `, the oldest for ${age(now - oldest)}`
  const value = showWaiting(count) + since
  if (now - (oldestToStaff ?? now) >= HOUR_MS) {
    const advice = 'See the last error under Emails, then send a test email.'
    return {
      ...row,
      value,
      advice,
      notice: 'Staff emails have not been going out for over an hour',
    }
  }
  const undelivered = await countUndelivered(db, now - 3 * DAY_MS)
  if (undelivered === 0) return { ...row, value }
  const isOne = undelivered === 1
  const notice = isOne
    ? 'A staff email was not delivered'
    : `${showCount(undelivered)} staff emails were not delivered`
  const cure = isOne
    ? 'its error under Emails, then send it'
    : 'their errors under Emails, then send them'
  return { ...row, value, advice: `${notice}. See ${cure} again.`, notice }
}

const showWaiting = (count: number) => (count === 0 ? 'None' : showCount(count, true))

function setUpMail({ mailServer }: Site) {
  const advice = mailServer?.isLocked ? `${PASSWORD_LOCKED}.` : 'Enter your mail server.'
  return { advice, links: [{ label: 'Mail server', to: MAIL_SERVER }] }
}

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
