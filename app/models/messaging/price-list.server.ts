import { parsePriceList } from './price-list-csv.server'
import type { PricedRoute } from './sms-cost'

const files = import.meta.glob<string>('/public/SMSPricing.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const priceList: readonly PricedRoute[] = parsePriceList(Object.values(files).join(''))
