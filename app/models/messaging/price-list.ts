/** What the price list says, once its file is read. Safe in the browser. */

/** One price of a route: what a part costs to who sends so many parts a month. */
export interface PriceSlab {
  from: number
  /** Undefined: and above. */
  to: number | undefined
  /** In hundredths of a paisa, so that sums stay whole numbers. */
  price: number
  gstPercent: number
  /** As the file says it, such as "extra at operator rate". */
  scrubbing: string
  /** As the file says it, such as "10:00-21:00". */
  window: string
  remarks: string
}

/** A kind of message with a price of its own. */
export interface PricedRoute {
  service: string
  category: string
  /** In order of volume, without gap; empty where the price is only told on request. */
  slabs: readonly PriceSlab[]
  /** What the file says in place of a price. */
  onRequest: { gst: string; scrubbing: string; window: string; remarks: string } | undefined
}
