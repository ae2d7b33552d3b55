import { newId } from '#app/models/identifier.server'
import { tidyLine } from '#app/models/text'
import type { webhookDeliveries, webhooks } from '#db/schema'
import type { WebhookShape } from './webhook'

type Event = (typeof webhookDeliveries.$inferSelect)['event']

export interface News {
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

export function toDelivery(webhook: typeof webhooks.$inferSelect, news: News) {
  const { event, subjectId, isHeld, now } = news
  const id = newId(now)
  return {
    id,
    webhookId: webhook.id,
    event,
    subjectId,
    body: JSON.stringify(
      webhook.shape === 'text' ? { text: textOf(news, webhook.url) } : toJson(id, news),
    ),
    state: isHeld ? ('held' as const) : ('waiting' as const),
    nextAttemptAt: now,
    createdAt: now,
  }
}

function toJson(id: string, { event, reference, fields, now }: News) {
  return { event, id, time: new Date(now).toISOString(), reference, ...fields }
}

const LONGEST_WORDS = 200

function textOf({ title, words }: News, url: string): string {
  const write = isPlain(new URL(url)) ? keepLiteral : escapeChat
  return words === '' ? write(title) : `${write(title)}: ${write(shorten(words))}`
}

/** Telegram shows a text as it is, unless the address asks for HTML. */
function isPlain({ hostname, searchParams }: URL): boolean {
  return hostname === 'api.telegram.org' && !searchParams.has('parse_mode')
}

function shorten(words: string): string {
  const [first = ''] = words.trim().split('\n')
  const letters = [...tidyLine(first)]
  return letters.length > LONGEST_WORDS
    ? `${letters.slice(0, LONGEST_WORDS).join('').trim()}…`
    : letters.join('')
}

/** Slack's three characters of control; a space of no width keeps Mattermost from calling @all and from Markdown's links. */
export function escapeChat(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return keepLiteral(escaped)
}

function keepLiteral(text: string): string {
  return text.replaceAll('@', '@\u200b').replaceAll('](', ']\u200b(')
}

/** The body as it is sent. The address of the site is a setting, so the link is added last. */
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
