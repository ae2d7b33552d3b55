import type { PricedRoute } from '#app/models/price-list'

/** What the calculator is asked, as it stands in the address. */
export interface SmsDraft {
  text: string
  /** A category of the price list. */
  route: string
  /** Messages a month. */
  messages: number
}

/** With Hindi at nine bytes a letter this still fits an address; see docs/decisions on tools. */
export const LONGEST_TEXT = 800
export const MOST_MESSAGES = 100_000_000
const USUAL_MESSAGES = 10_000

/** Reads the address or the form; what is missing or makes no sense gets the usual value. Browsers post \r\n. */
export function readSmsDraft(
  fields: Pick<FormData | URLSearchParams, 'get'>,
  routes: readonly PricedRoute[],
): SmsDraft {
  const word = (name: string) => String(fields.get(name) ?? '')
  const messages = Math.round(Number(word('messages').replace(/[,\s]/g, '') || Number.NaN))
  return {
    text: word('text').replace(/\r\n?/g, '\n').slice(0, LONGEST_TEXT),
    route: (routes.find(({ category }) => category === word('route')) ?? routes[0])?.category ?? '',
    messages: messages >= 1 ? Math.min(messages, MOST_MESSAGES) : USUAL_MESSAGES,
  }
}

/** The query that brings the draft back. */
export function queryOf({ text, route, messages }: SmsDraft): string {
  return new URLSearchParams({ text, route, messages: String(messages) }).toString()
}
