import type { PriceSlab } from './price-list'

/** What a month of one message costs. Amounts are whole paise, rounded half up; GST stands apart. Safe in the browser. */
export interface SmsCost {
  slab: PriceSlab
  /** Parts sent in the month, by which the slab is found. */
  parts: number
  net: number
  gst: number
  total: number
}

/** @returns undefined where nothing is sent or no slab of the route has a price for so much */
export function costOfMonth(
  slabs: readonly PriceSlab[],
  messages: number,
  partsPerMessage: number,
): SmsCost | undefined {
  const parts = messages * partsPerMessage
  const slab = slabs.find(
    ({ from, to }) => from <= parts && parts <= (to ?? Number.MAX_SAFE_INTEGER),
  )
  if (!slab || parts === 0) return undefined
  const net = roundPaise(parts * slab.price, 100)
  const gst = roundPaise(net * slab.gstPercent, 100)
  return { slab, parts, net, gst, total: net + gst }
}

/** `amount` divided by `by`, half up, in whole numbers all the way. */
function roundPaise(amount: number, by: number): number {
  return Math.floor((amount + by / 2) / by)
}

const INR = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** 123456 → "₹1,234.56". */
export function showPaise(paise: number): string {
  return INR.format(paise / 100)
}

/** A price per part, in hundredths of a paisa, as the list writes it: 2000 → "₹0.20". */
export function showPrice(price: number): string {
  const rupees = price / 10_000
  return `₹${rupees.toFixed(Number.isInteger(price / 100) ? 2 : 4)}`
}
