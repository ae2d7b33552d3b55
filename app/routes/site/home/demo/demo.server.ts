import { redirect } from '@remix-run/node'
import type { Content } from '#app/content/content'
import { withShopName } from '#app/content/demo-message'
import type { Prices } from '#app/content/schemas/prices'
import { pricedRoutes } from '#app/models/messaging/price-list.server'
import { shopNameError } from '#app/models/messaging/shop-name'
import { type DemoInput, type Messages, readDemoInput } from './preview'

/** The price category of messages whose header ends in -S. */
const ROUTE = 'Service / Transactional'

function routeOf(prices: Prices) {
  const routes = pricedRoutes(prices).filter(({ slabs }) => slabs.length > 0)
  return routes.find(({ category }) => category === ROUTE) ?? routes[0]
}

/** @throws Response a redirect to the page of the channel, if the form was submitted without scripts */
export function openDemo(request: Request, { prices, home: { messages } }: Content) {
  const route = routeOf(prices)
  const query = new URL(request.url).searchParams
  const input = readDemoInput(query)
  const error = query.has('channel') ? shopNameError(query.get('name')) : undefined
  if (query.has('channel') && !error) throw redirect(pageOf(input, messages, route?.category))
  const typed = (query.get('name') ?? '').slice(0, 200)
  return { input, typed, error, messages, slabs: route?.slabs ?? [] }
}

export type OpenedDemo = ReturnType<typeof openDemo>

function pageOf({ name, language, channel }: DemoInput, messages: Messages, route = ''): string {
  const shop = new URLSearchParams({ name })
  if (channel === 'whatsapp') return `/digital-marketting/whatsapp-marketing?${shop}`
  if (channel === 'call') return `/digital-marketting/voice-call?${shop}`
  const text = withShopName(messages[language].sms, name)
  const input = new URLSearchParams({ text, route })
  return `/digital-marketting/bulk-sms/calculator?${input}#result`
}
