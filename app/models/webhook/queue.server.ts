import { eq } from 'drizzle-orm'
import type { Queries } from '#db/database.server'
import { preparedOnce } from '#db/prepared.server'
import { webhookDeliveries, webhooks } from '#db/schema'
import { type Announcement, toDelivery } from './body.server'

const selectActive = preparedOnce((db) =>
  db.select().from(webhooks).where(eq(webhooks.isActive, true)).prepare(),
)

/** Call it in the transaction of the change. */
export async function queueEvent(tx: Queries, announcement: Announcement): Promise<void> {
  const active = await selectActive(tx).execute()
  const receivers = active.filter(({ events }) => events.split(' ').includes(announcement.event))
  if (receivers.length === 0) return
  const rows = receivers.map((webhook) => toDelivery(webhook, announcement))
  await tx.insert(webhookDeliveries).values(rows)
}
