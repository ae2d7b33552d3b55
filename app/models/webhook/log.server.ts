import { and, asc, desc, eq, getTableColumns, inArray, lt, notExists } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { isDue } from '#app/models/mail/delivery.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { alias } from '#db/columns'
import type { Database } from '#db/database.server'
import { webhookDeliveries, webhooks } from '#db/schema'
import { retryEarlier, toDelivery } from './body.server'
import { sendDelivery } from './send.server'

const isActive = eq(webhooks.isActive, true)

export async function listDueWebhooks(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(isActive, isDue(webhookDeliveries, now)))
  return rows.map(({ id }) => id)
}

/** An earlier delivery about the same record goes first: the status that arrives last is the current one. */
export async function findDueDelivery(db: Database, webhookId: string, now: number) {
  const { id, subjectId } = webhookDeliveries
  const other = alias(webhookDeliveries, 'other')
  const isEarlier = and(
    eq(other.webhookId, webhookId),
    eq(other.subjectId, subjectId),
    eq(other.state, 'waiting'),
    lt(other.id, id),
  )
  const isNext = notExists(db.select().from(other).where(isEarlier))
  const [due] = await db
    .select({ webhook: webhooks, delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(isActive, eq(webhooks.id, webhookId), isDue(webhookDeliveries, now), isNext))
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
    .limit(1)
  return due
}

export const countDeliveries = (db: Database, id: string) =>
  db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))

export async function listDeliveries(
  db: Database,
  id: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const { webhookId, ...columns } = getTableColumns(webhookDeliveries)
  return db
    .select(columns)
    .from(webhookDeliveries)
    .where(eq(webhookId, id))
    .orderBy(desc(columns.id))
    .limit(limit)
    .offset(offset)
}

/** Keeps the id, so that the receiver can detect the repetition. */
export function resendDelivery(
  db: Database,
  { webhookId, id }: { webhookId: string; id: string },
  actor: Actor,
): Promise<boolean> {
  const isDelivery = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId))
  const now = Date.now()
  return db.write(async (tx) => {
    const [due] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, sentAt: null })
      .where(and(isDelivery, inArray(webhookDeliveries.state, ['failed', 'waiting', 'sent'])))
      .returning()
    if (!due) return false
    await retryEarlier(tx, { subjectId: due.subjectId, now })
    await recordAction(tx, actor, { action: 'webhook.resend', subjectId: id })
    return true
  })
}

/** Sends a test once, even to an inactive webhook. @returns undefined if the webhook does not exist */
export async function testWebhook(site: Site, id: string, actor: Actor) {
  const now = Date.now()
  const [webhook] = await site.db.select().from(webhooks).where(eq(webhooks.id, id))
  if (!webhook) return undefined
  const test = toDelivery(webhook, {
    event: 'test',
    subjectId: id,
    reference: 'ENQ-TEST-0000',
    fields: {},
    title: `Test from ${site.company.name}: this is where enquiries will be announced`,
    words: '',
    now,
  })
  const outcome = await sendDelivery(site, { webhook, delivery: test, now })
  const row = outcome.isOk
    ? { ...test, state: 'sent' as const, sentAt: now, attempts: 1 }
    : { ...test, state: 'failed' as const, lastError: outcome.error, attempts: 1 }
  await site.db.write(async (tx) => {
    const exists = (await tx.$count(webhooks, eq(webhooks.id, id))) > 0
    if (exists) await tx.insert(webhookDeliveries).values(row)
    await recordAction(tx, actor, { action: 'webhook.test', subjectId: id, now })
  })
  return outcome
}
