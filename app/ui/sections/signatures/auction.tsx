import { useEffect, useRef, useState } from 'react'

import type { AuctionContent } from '#app/content/signatures/auction'
import type { ViewProps } from '../section-frame'
import { AuctionList, rupees } from './parts/auction-list'
import { Cases, Figure, Results, Slider } from './parts/auction-parts'
import { rankBidders } from './parts/auction-ranking'

const PANEL =
  'on-dark rounded-(--r-panel) bg-linear-[112deg,var(--g1)_8%,var(--g2)_82%] text-(--on-dark) print:text-black'

export function Auction({ section }: ViewProps<'auction'>) {
  return (
    <section className={`mx-(--panel-gap) ${PANEL}`} id={section.anchor}>
      <div className="wrap px-[clamp(var(--gut)-var(--panel-gap),50%-var(--wrap)/2,var(--gut))] py-(--sec)">
        <div className="grid gap-x-16 gap-y-8 noscript:hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <LiveAuction {...section} />
        </div>
        <div className="hidden noscript:block">
          <Head title={section.title} lead={section.casesLead} />
          <Cases {...section} />
          {section.note && (
            <p className="note mt-8 text-white/85 print:text-black">{section.note}</p>
          )}
        </div>
      </div>
    </section>
  )
}

function Head({ title, lead }: Pick<AuctionContent, 'title' | 'lead'>) {
  return (
    <>
      <h2>{title}</h2>
      {lead && <p className="lead mt-4 text-white/90 print:text-black">{lead}</p>}
    </>
  )
}

function LiveAuction(section: AuctionContent) {
  const bidInput = useRef<HTMLInputElement>(null)
  const qualityInput = useRef<HTMLInputElement>(null)
  const [offer, setOffer] = useState({ bid: section.bid.start, quality: section.quality.start })
  const readSliders = () =>
    setOffer({
      bid: Number(bidInput.current?.value),
      quality: Number(qualityInput.current?.value),
    })
  // A slider may have been moved before hydration.
  useEffect(readSliders, [])

  function moveSliders({ bid, quality }: { bid: number; quality: number }) {
    if (bidInput.current) bidInput.current.value = `${bid}`
    if (qualityInput.current) qualityInput.current.value = `${quality}`
    readSliders()
  }

  const { you, rivals, threshold, labels } = section
  const ranking = rankBidders([{ name: you, ...offer }, ...rivals], threshold)
  const ownIndex = ranking.findIndex(({ name }) => name === you)
  const price = ranking[ownIndex]?.price
  return (
    <>
      <div>
        <Head {...section} />
        <div className="mt-8 grid gap-5">
          <Slider content={section.bid} input={bidInput} onMove={readSliders}>
            {`₹${offer.bid}`}
          </Slider>
          <Slider content={section.quality} input={qualityInput} onMove={readSliders}>
            {`${offer.quality}/10`}
          </Slider>
        </div>
        <ul className="mt-6 flex flex-wrap gap-2">
          {section.cases.map((example) => (
            <li key={example.title}>
              <button
                type="button"
                className="btn btn-ghost btn-small aria-pressed:bg-white aria-pressed:text-[oklch(0.205_0.014_30)]"
                aria-pressed={example.bid === offer.bid && example.quality === offer.quality}
                onClick={() => moveSliders(example)}
              >
                {example.title}
              </button>
            </li>
          ))}
        </ul>
        <div role="status">
          <dl className="mt-8 flex gap-10">
            <Figure label={labels.place}>{price === undefined ? '–' : `${ownIndex + 1}`}</Figure>
            <Figure label={labels.price}>
              {price === undefined ? labels.outside : rupees(price)}
            </Figure>
          </dl>
        </div>
      </div>
      <Results {...section}>
        <AuctionList ads={ranking} you={you} labels={labels} />
        {section.note && <p className="note px-1 text-ink-2">{section.note}</p>}
      </Results>
    </>
  )
}
