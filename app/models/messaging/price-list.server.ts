import type { PricedRoute } from './price-list'
import { parsePriceList } from './price-list-csv.server'

const files = import.meta.glob<string>('/public/SMSPricing.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const priceList: readonly PricedRoute[] = parsePriceList(Object.values(files).join(''))
