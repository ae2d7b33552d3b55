import { redirect } from '@remix-run/node'
import { momentIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { writeBody } from '#app/models/webhook/body.server'
import { countDeliveries, listDeliveries } from '#app/models/webhook/log.server'
import { findWebhook, type Webhook } from '#app/models/webhook/webhook.server'
import { readPage } from '#app/routes/desk/list/pager'

const PAGE_SIZE = 50

/** @throws a redirect to the list if the webhook does not exist */
export async function openWebhook({ db }: Site, id = ''): Promise<Webhook> {
  const webhook = await findWebhook(db, id)
  if (!webhook) throw redirect('/admin/webhooks?done=gone')
  return webhook
}

export function showWebhook(site: Site, { createdAt, last, ...webhook }: Webhook) {
  if (!last) return { ...webhook, last }
  const { state, attempts, lastError, nextAttemptAt } = last
  const { timeZone } = site.company
  const moment = momentIn(timeZone, last.sentAt ?? last.createdAt)
  const nextAttempt = momentIn(timeZone, nextAttemptAt)
  return { ...webhook, last: { state, attempts, lastError, nextAttempt, ...moment } }
}

export type ShownWebhook = ReturnType<typeof showWebhook>

export async function showDeliveries(site: Site, { id, shape }: Webhook, params: URLSearchParams) {
  const { offset, ...pages } = readPage(params, await countDeliveries(site.db, id), PAGE_SIZE)
  const rows = await listDeliveries(site.db, id, { limit: PAGE_SIZE, offset })
  const deliveries = rows.map((row) => ({
    id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    lastError: row.lastError,
    body: showBody(writeBody(row, shape, site.settings.origin), shape),
    nextAttempt: momentIn(site.company.timeZone, row.nextAttemptAt),
    ...momentIn(site.company.timeZone, row.createdAt),
  }))
  return { deliveries, ...pages }
}

export type ShownDelivery = Awaited<ReturnType<typeof showDeliveries>>['deliveries'][number]

function showBody(body: string, shape: Webhook['shape']): string {
  const payload: Record<string, unknown> = JSON.parse(body)
  return shape === 'text' ? `${payload.text}` : JSON.stringify(payload, null, 2)
}
