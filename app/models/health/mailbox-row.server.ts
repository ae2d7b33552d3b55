import { HOUR_MS } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findMailboxFault } from '#app/models/inbox/mailbox.server'
import { age, type HealthRow } from './health-row'

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
