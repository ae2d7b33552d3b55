import { and, eq } from 'drizzle-orm'
import { newId } from '#app/models/identifier.server'
import { shorten, tidyLine } from '#app/models/text'
import type { Queries } from '#db/database.server'
import { preparedOnce } from '#db/prepared.server'
import { webhookDeliveries, webhooks } from '#db/schema'
import type { WebhookShape } from './webhook'

type Event = (typeof webhookDeliveries.$inferSelect)['event']

export interface Announcement {
  event: Event
  subjectId: string
  reference: string
  /** Properties of the JSON besides event, id, time, reference and link. */
  fields: Record<string, unknown>
  /** Written by the site; `words` were typed by the visitor. */
  title: string
  words: string
  isHeld?: boolean
  now: number
}

const selectActive = preparedOnce((db) =>
  db.select().from(webhooks).where(eq(webhooks.isActive, true)).prepare(),
)

/** Call it in the transaction of the change. */
export async function queueEvent(tx: Queries, announcement: Announcement): Promise<void> {
  const active = await selectActive(tx).execute()
  const receivers = active.filter(({ events }) => events.split(' ').includes(announcement.event))
  if (receivers.length === 0) return
  const rows = receivers.map((webhook) => toDelivery(webhook, announcement))
  await retryEarlier(tx, announcement)
  await tx.insert(webhookDeliveries).values(rows)
}

/** A new delivery waits for the earlier ones about its record, so that they are due at once. */
export async function retryEarlier(
  tx: Queries,
  { subjectId, now }: Pick<Announcement, 'subjectId' | 'now'>,
): Promise<void> {
  const isWaiting = eq(webhookDeliveries.state, 'waiting')
  await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: now })
    .where(and(eq(webhookDeliveries.subjectId, subjectId), isWaiting))
}

export function toDelivery(webhook: typeof webhooks.$inferSelect, announcement: Announcement) {
  const { event, subjectId, isHeld, now } = announcement
  const id = newId(now)
  return {
    id,
    webhookId: webhook.id,
    event,
    subjectId,
    body: JSON.stringify(
      webhook.shape === 'text'
        ? { text: textOf(announcement, webhook.url) }
        : toJson(id, announcement),
    ),
    state: isHeld ? ('held' as const) : ('waiting' as const),
    nextAttemptAt: now,
    createdAt: now,
  }
}

function toJson(id: string, { event, reference, fields, now }: Announcement) {
  return { event, id, time: new Date(now).toISOString(), reference, ...fields }
}

const MAX_EXCERPT = 200

function textOf({ title, words }: Announcement, url: string): string {
  const write = isPlain(new URL(url)) ? keepLiteral : escapeChat
  return words === '' ? write(title) : `${write(title)}: ${write(excerptOf(words))}`
}

/** Telegram shows a text literally, unless the URL has a `parse_mode`. */
function isPlain({ hostname, searchParams }: URL): boolean {
  return hostname === 'api.telegram.org' && !searchParams.has('parse_mode')
}

function excerptOf(words: string): string {
  const [first = ''] = words.trim().split('\n')
  return shorten(tidyLine(first), MAX_EXCERPT)
}

/** Escapes Slack's three control characters; zero-width spaces disable mentions and Markdown links in Mattermost. */
function escapeChat(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return keepLiteral(escaped)
}

function keepLiteral(text: string): string {
  return text.replaceAll('@', '@\u200b').replaceAll('](', ']\u200b(')
}

/** The body to send. Adds the link at this time, because the URL of the site is a setting that can change. */
export function writeBody(
  delivery: Pick<typeof webhookDeliveries.$inferSelect, 'body' | 'event' | 'subjectId'>,
  shape: WebhookShape,
  origin: string,
): string {
  const body: Record<string, unknown> = JSON.parse(delivery.body)
  const link = origin + deskPath(delivery)
  return JSON.stringify(shape === 'text' ? { text: `${body.text}\n${link}` } : { ...body, link })
}

function deskPath({ event, subjectId }: { event: Event; subjectId: string }): string {
  switch (event) {
    case 'application':
      return `/admin/jobs/${subjectId}`
    case 'test':
      return `/admin/webhooks/${subjectId}`
    default:
      return `/admin/enquiries/${subjectId}`
  }
}
