import type { AuctionContent } from '#app/content/signatures/auction'
import type { RankedAd } from './auction-ranking'

interface AuctionListProps {
  ads: readonly RankedAd[]
  you: string
  labels: AuctionContent['labels']
}

export function AuctionList({ ads, you, labels }: AuctionListProps) {
  return (
    <ol className="grid gap-2">
      {ads.map((ad, position) => (
        <Ad key={ad.name} ad={ad} position={position + 1} isYou={ad.name === you} labels={labels} />
      ))}
    </ol>
  )
}

interface AdProps {
  ad: RankedAd
  position: number
  isYou: boolean
  labels: AuctionContent['labels']
}

const ROW =
  'grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-xl border px-3 py-2.5'

function Ad({ ad: { name, bid, quality, price }, position, isYou, labels }: AdProps) {
  const isShown = price !== undefined
  const look = isYou ? 'border-accent bg-(--accent-tint)' : 'border-line'
  return (
    <li className={`${ROW} ${look}`}>
      <b
        className={`num grid size-9 place-items-center rounded-[10px] ${isYou ? 'bg-accent text-white' : 'bg-(--sunken)'}`}
      >
        {isShown ? position : '–'}
      </b>
      <div>
        <b className="block leading-snug font-[650] max-sm:truncate">{name}</b>
        <p className="num flex flex-wrap gap-x-3 text-[0.8125rem] leading-snug text-ink-2">
          <span>{`${labels.bid} ₹${bid}`}</span>
          <span>{`${labels.quality} ${quality}/10`}</span>
          <Dots count={quality} isYou={isYou} />
        </p>
      </div>
      <p className={`num ${isShown ? 'text-h4 font-[680]' : 'text-[0.8125rem] text-ink-2'}`}>
        {isShown ? rupees(price) : labels.outside}
      </p>
    </li>
  )
}

function Dots({ count, isYou }: { count: number; isYou: boolean }) {
  const dots = Array.from({ length: 10 }, (_, dot) => dot < count)
  const on = isYou ? 'bg-accent' : 'bg-ink-3'
  return (
    <span className="flex items-center gap-[3px] max-sm:hidden" aria-hidden="true">
      {dots.map((isOn, dot) => (
        <i key={dot} className={`size-[7px] rounded-[2px] ${isOn ? on : 'bg-(--line)'}`} />
      ))}
    </span>
  )
}

export const rupees = (amount: number) => `₹${amount.toFixed(2)}`
