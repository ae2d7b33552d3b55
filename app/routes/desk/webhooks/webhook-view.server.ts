import { minuteIn, whenIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { listDeliveries } from '#app/models/webhook/log.server'
import { writeBody } from '#app/models/webhook/news.server'
import type { Webhook } from '#app/models/webhook/webhook'
import type { Moment } from '#app/routes/desk/when'
import type { ShownDelivery, ShownWebhook } from './webhook-labels'

const MOST_SHOWN = 50

function momentIn({ company }: Site, instant: number): Moment {
  const { timeZone } = company
  return { at: minuteIn(timeZone, instant), when: whenIn(timeZone, instant) }
}

export function showWebhook(site: Site, { createdAt, last, ...webhook }: Webhook): ShownWebhook {
  const { state, lastError } = last ?? {}
  const shown = last &&
    state && { state, lastError: lastError ?? '', ...momentIn(site, last.sentAt ?? last.createdAt) }
  return { ...webhook, last: shown }
}

export async function showDeliveries(site: Site, { id, shape }: Webhook): Promise<ShownDelivery[]> {
  const rows = await listDeliveries(site.db, id, MOST_SHOWN)
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    lastError: row.lastError,
    body: writeBody(row, shape, site.settings.origin),
    ...momentIn(site, row.createdAt),
  }))
}
