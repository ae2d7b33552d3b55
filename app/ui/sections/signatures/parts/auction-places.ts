export interface Bidder {
  name: string
  /** Rupees for a click. */
  bid: number
  /** 1 to 10. */
  quality: number
}

export interface Place extends Bidder {
  /** Rupees for a click; undefined when the ad is not shown. */
  price: number | undefined
}

const SHOWN = 3

const scoreOf = ({ bid, quality }: Bidder) => bid * quality

/** Best first; each pays the lowest price, in whole paise, that keeps its score above the next one's. */
export function placesOf(bidders: readonly Bidder[], threshold: number): Place[] {
  const ranked = [...bidders].sort((a, b) => scoreOf(b) - scoreOf(a))
  return ranked.map((bidder, position) => {
    const next = ranked[position + 1]
    const toBeat = Math.max(threshold, next ? scoreOf(next) : 0)
    const isShown = position < SHOWN && scoreOf(bidder) >= threshold
    const price = Math.ceil((toBeat / bidder.quality) * 100 - 1e-6) / 100
    return { ...bidder, price: isShown ? price : undefined }
  })
}
