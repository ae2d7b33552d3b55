import type { PriceLine, Prices } from '#app/content/schemas/prices'
import type { PricedRoute } from './sms-cost'

type Slab = Extract<PriceLine, { kind: 'priced' }>['slabs'][number]

export function startsOf(slabs: readonly Slab[]): (Slab & { from: number })[] {
  return slabs.map((slab, index) => ({ ...slab, from: (slabs[index - 1]?.to ?? 0) + 1 }))
}

export function pricedRoutes({ routes }: Prices): PricedRoute[] {
  return routes.map((route) => {
    const { service, category, scrubbing = '', window } = route
    if (route.kind === 'on-request') {
      return { service, category, slabs: [], onRequest: { remarks: route.remarks ?? '' } }
    }
    const slabs = startsOf(route.slabs).map(({ from, to, price, remarks = '' }) => ({
      from,
      to,
      price: Math.round(price * 10_000),
      gstPercent: route.gst,
      scrubbing,
      window,
      remarks,
    }))
    return { service, category, slabs, onRequest: undefined }
  })
}
