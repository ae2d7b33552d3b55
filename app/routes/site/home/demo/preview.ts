import { CHANNELS, type Channel, withShopName } from '#app/content/demo-message'
import { LANGUAGES, type Language } from '#app/content/language'
import type { HomePage } from '#app/content/schemas/home'
import { readShopName } from '#app/models/messaging/shop-name'
import { costOfMonth, type PriceSlab, showPaise, showPrice } from '#app/models/messaging/sms-cost'
import { exampleHeader } from '#app/models/messaging/sms-header'
import { countSms } from '#app/models/messaging/sms-parts'

export interface DemoInput {
  /** Empty: the example name is shown. */
  name: string
  language: Language
  channel: Channel
}

export function readDemoInput(fields: Pick<FormData | URLSearchParams, 'get'>): DemoInput {
  return {
    name: readShopName(fields.get('name')),
    language: LANGUAGES.find((known) => known === fields.get('language')) ?? 'en',
    channel: CHANNELS.find((known) => known === fields.get('channel')) ?? 'sms',
  }
}

export type Preview = ReturnType<typeof previewOf>

export type Messages = HomePage['messages']

export function previewOf({ name, language, channel }: DemoInput, all: Messages) {
  const messages = all[language]
  const shop = name || messages.shop
  const text = withShopName(messages[channel], shop)
  /** A packet on the wire stands for each. */
  const parts = channel === 'sms' ? countSms(text).parts.length : 1
  return { shop, header: exampleHeader(shop), text, buttons: messages.buttons, parts }
}

export interface ScreenProps {
  preview: Preview
  language: Language
  /** CSS classes of the message or call that arrives. */
  arriving: string
}

export interface Figure {
  term: string
  value: string
  note: string
}

const CUSTOMERS = 1000

export function figuresOf(
  { channel }: DemoInput,
  { text }: Preview,
  slabs: readonly PriceSlab[],
): Figure[] {
  if (channel === 'whatsapp')
    return [
      { term: 'Message', value: '1 template', note: 'utility: an order update' },
      { term: 'Price', value: 'On request', note: 'Meta charges per message' },
    ]
  if (channel === 'call')
    return [
      { term: 'Menu', value: '2 keys', note: '1 to deliver, 2 to collect' },
      { term: 'Price', value: 'On request', note: 'we quote by volume' },
    ]
  const { parts, units, capacity } = countSms(text)
  const cost = costOfMonth(slabs, CUSTOMERS, parts.length)
  const room =
    parts.length === 1 ? `of ${capacity} characters` : `characters, ${capacity} to a part`
  return [
    {
      term: 'Length',
      value: parts.length === 1 ? '1 part' : `${parts.length} parts`,
      note: `${units} ${room}`,
    },
    {
      term: 'Price',
      value: cost ? showPrice(cost.slab.price * parts.length) : 'On request',
      note: cost
        ? `${showPaise(cost.net)} for 1,000, plus ${cost.slab.gstPercent}% GST`
        : 'we quote by volume',
    },
  ]
}
