import { eq } from 'drizzle-orm'
import type { Queries } from '#db/database.server'
import { webhookDeliveries, webhooks } from '#db/schema'
import { type Announcement, toDelivery } from './body.server'

/** Call it in the transaction of the change. */
export async function queueEvent(tx: Queries, announcement: Announcement): Promise<void> {
  const active = await tx.select().from(webhooks).where(eq(webhooks.isActive, true))
  const receivers = active.filter(({ events }) => events.split(' ').includes(announcement.event))
  if (receivers.length === 0) return
  const rows = receivers.map((webhook) => toDelivery(webhook, announcement))
  await tx.insert(webhookDeliveries).values(rows)
}
