import { DAY_MS, HOUR_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { showCount } from '#app/models/count'
import { findMailboxFault } from '#app/models/inbox/mailbox.server'
import {
  countUndelivered,
  countWaitingMails,
  findWaitingMail,
  isLastMailPartlyRefused,
} from '#app/models/mail/mail-list.server'
import { mailOf, PASSWORD_LOCKED } from '#app/models/mail/mail-server.server'
import { countOf } from '#app/models/text'
import { age, type HealthRow } from './health-row'

const MAIL_SERVER = '/admin/site/mail'
const RECENT_MS = 3 * DAY_MS

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
  const undelivered = await countUndelivered(db, now - RECENT_MS)
  const total = undelivered.toStaff + undelivered.replies
  if (total === 0) return { ...row, value, ...(await readRefused(db, now)) }
  const isOne = total === 1
  const notice = describeUndelivered(undelivered)
  const cure = isOne
    ? 'its error under Emails, then send it'
    : 'their errors under Emails, then send them'
  return { ...row, value, advice: `${notice}. See ${cure} again.`, notice }
}

function describeUndelivered({ toStaff, replies }: { toStaff: number; replies: number }): string {
  const kinds = [
    toStaff > 0 && countOf(toStaff, 'staff email', 'staff emails'),
    replies > 0 && countOf(replies, 'reply', 'replies'),
  ]
  const verb = toStaff + replies === 1 ? 'was' : 'were'
  return `${kinds.filter(Boolean).join(' and ')} ${verb} not delivered`
}

async function readRefused(db: Site['db'], now: number) {
  if (!(await isLastMailPartlyRefused(db, now - RECENT_MS))) return {}
  const notice = 'The last staff email was not accepted for every recipient'
  return { notice, advice: `${notice}. See its error under Emails.` }
}

const showWaiting = (count: number) => (count === 0 ? 'None' : showCount(count, true))

function setUpMail({ mailServer }: Site) {
  const advice = mailServer?.isLocked ? `${PASSWORD_LOCKED}.` : 'Enter your mail server.'
  return { advice, links: [{ label: 'Mail server', to: MAIL_SERVER }] }
}

/** @returns no row if no mailbox is set; a fault only after an hour, because mail servers restart */
export async function readMailbox({ db, settings }: Site, now: number): Promise<HealthRow[]> {
  if (settings.imapUrl === undefined) return []
  const found = await findMailboxFault(db)
  const row = {
    id: 'mailbox',
    label: 'Mailbox',
    value: found ? `Not read for ${age(now - found.since)}` : 'Read',
  }
  if (!found || now - found.since < HOUR_MS) return [{ ...row, advice: '' }]
  const notice = 'Answers of visitors have not been fetched for over an hour'
  const advice = found.fault.replace(/\.?$/, '.')
  return [{ ...row, advice, notice, noticeTo: '/admin/inbox' }]
}
