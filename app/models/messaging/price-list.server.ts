import type { PricedRoute } from './price-list'
import { parsePriceList } from './price-list-csv.server'

const files = import.meta.glob<string>('/public/SMSPricing.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The price list that visitors download, as it was when the site was built. */
export const priceList: readonly PricedRoute[] = parsePriceList(Object.values(files).join(''))
