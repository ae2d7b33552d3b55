export interface PriceSlab {
  from: number
  /** Undefined for the open end. */
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
  /** In order of volume, without a gap; empty for a price on request. */
  slabs: readonly PriceSlab[]
  onRequest: { gst: string; scrubbing: string; window: string; remarks: string } | undefined
}
