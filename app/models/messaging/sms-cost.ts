export type SmsCost = NonNullable<ReturnType<typeof costOfMonth>>

export function costOfMonth(
  slabs: readonly PriceSlab[],
  messages: number,
  partsPerMessage: number,
) {
  const parts = messages * partsPerMessage
  const slab = slabs.find(
    ({ from, to }) => from <= parts && parts <= (to ?? Number.MAX_SAFE_INTEGER),
  )
  if (!slab || parts === 0) return undefined
  const net = Math.round((parts * slab.price) / 100)
  const gst = Math.round((net * slab.gstPercent) / 100)
  return { slab, parts, net, gst, total: net + gst }
}

const INR = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

export function showPaise(paise: number): string {
  return INR.format(paise / 100)
}

/** A price in hundredths of a paisa: 2000 → "₹0.20". */
export function showPrice(price: number): string {
  const rupees = price / 10_000
  return `₹${rupees.toFixed(Number.isInteger(price / 100) ? 2 : 4)}`
}

export interface PriceSlab {
  from: number
  to: number | undefined
  /** Hundredths of a paisa. */
  price: number
  gstPercent: number
  scrubbing: string
  window: string
  remarks: string
}

export interface PricedRoute {
  service: string
  category: string
  slabs: readonly PriceSlab[]
  onRequest: { remarks: string } | undefined
}
