import type { Language } from '#app/content/language'
import type { PricedRoute } from '#app/models/messaging/sms-cost'

export interface SmsDraft {
  text: string
  /** More was typed than `text` holds. */
  isCut: boolean
  route: string
  /** Undefined if the field holds no number in range. */
  messages: number | undefined
}

/** A Hindi character takes nine bytes in a URL, so 800 fit into the 8,192 that the server accepts. */
export const MAX_TEXT = 800
export const MAX_MESSAGES = 100_000_000
const DEFAULT_MESSAGES = 10_000

export function readSmsDraft(
  fields: Pick<FormData | URLSearchParams, 'get'>,
  routes: readonly PricedRoute[],
): SmsDraft {
  const value = (name: string) => String(fields.get(name) ?? '')
  const typed = value('messages').replace(/[,\s]/g, '')
  const messages = typed === '' ? DEFAULT_MESSAGES : Math.round(Number(typed))
  const text = value('text').replace(/\r\n?/g, '\n')
  return {
    text: text.slice(0, MAX_TEXT),
    isCut: text.length > MAX_TEXT,
    route:
      (routes.find(({ category }) => category === value('route')) ?? routes[0])?.category ?? '',
    messages: messages >= 1 && messages <= MAX_MESSAGES ? messages : undefined,
  }
}

type WrongField = 'text' | 'messages'

export function wrongFieldsOf({ text, messages }: SmsDraft): WrongField[] {
  return [
    ...(text === '' ? (['text'] as const) : []),
    ...(messages === undefined ? (['messages'] as const) : []),
  ]
}

export function queryOf(
  { text, route, messages }: Omit<SmsDraft, 'isCut'>,
  language: Language = 'en',
): string {
  const query = new URLSearchParams({ text, route })
  if (messages !== undefined) query.set('messages', String(messages))
  if (language !== 'en') query.set('lang', language)
  return query.toString()
}
