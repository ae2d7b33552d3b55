interface Bidder {
  name: string
  /** Rupees per click. */
  bid: number
  /** 1 to 10. */
  quality: number
}

export interface RankedAd extends Bidder {
  /** Rupees per click; undefined if the ad is not shown. */
  price: number | undefined
}

const MAX_SHOWN = 3

const scoreOf = ({ bid, quality }: Bidder) => bid * quality

/** Sorted by score; each ad pays the lowest price, in whole paise, that reaches the next one's score. */
export function rankBidders(bidders: readonly Bidder[], threshold: number): RankedAd[] {
  const ranked = [...bidders].sort((a, b) => scoreOf(b) - scoreOf(a))
  return ranked.map((bidder, position) => {
    const next = ranked[position + 1]
    const toBeat = Math.max(threshold, next ? scoreOf(next) : 0)
    const isShown = position < MAX_SHOWN && scoreOf(bidder) >= threshold
    const price = Math.ceil((toBeat / bidder.quality) * 100 - 1e-6) / 100
    return { ...bidder, price: isShown ? price : undefined }
  })
}
