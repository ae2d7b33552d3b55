import { OPERATOR } from '#app/models/privacy/audit.server'
import type { WebhookInput } from '#app/models/webhook/webhook'
import { createWebhook } from '#app/models/webhook/webhook.server'
import type { Database } from '#db/database.server'
import { webhookDeliveries } from '#db/schema'
import { tables } from '#tests/support/app'

export async function addWebhook(db: Database, input: Partial<WebhookInput> = {}) {
  const url = new URL('https://hooks.example.com/secret-path')
  const whole: WebhookInput = { url, shape: 'json', events: ['enquiry'], ...input }
  const created = await createWebhook(db, whole, OPERATOR)
  if (!created.ok) throw new Error(created.message)
  return created
}

export const deliveriesOf = async (db: Database) =>
  (await tables(db).select().from(webhookDeliveries).orderBy(webhookDeliveries.id)).map((row) => ({
    ...row,
    payload: JSON.parse(row.body),
  }))
