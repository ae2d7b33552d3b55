import { type ReactNode, type RefObject, useId } from 'react'

import type { AuctionContent } from '#app/content/signatures/auction'
import { Icon } from '#app/ui/icon'
import { ExampleMark } from '../example-mark'
import { AuctionList } from './auction-list'
import { rankBidders } from './auction-ranking'

interface SliderProps {
  content: AuctionContent['bid']
  input: RefObject<HTMLInputElement>
  onMove: () => void
  children: string
}

export function Slider({ content, input, onMove, children }: SliderProps) {
  const id = useId()
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <label className="leading-snug" htmlFor={id}>
          {content.label}
        </label>
        <span className="num shrink-0 text-h3 leading-none font-[680]" aria-hidden="true">
          {children}
        </span>
      </p>
      <input
        className="slider mt-2 h-9 w-full cursor-pointer"
        type="range"
        id={id}
        ref={input}
        min={content.least}
        max={content.most}
        defaultValue={content.start}
        autoComplete="off"
        aria-valuetext={children}
        onChange={onMove}
      />
    </div>
  )
}

export function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-white/85 print:text-black">{label}</dt>
      <dd className="num font-display text-[clamp(2rem,1.4rem+2vw,3rem)] leading-tight font-[720]">
        {children}
      </dd>
    </div>
  )
}

interface ResultsProps {
  query: string
  labels: AuctionContent['labels']
  children: ReactNode
}

export function Results({ query, labels, children }: ResultsProps) {
  return (
    <div className="scheme-light self-start rounded-(--r-lg) bg-(--surface) p-[calc(14px+10*var(--fluid))] text-ink shadow-(--sh-3)">
      <p className="mb-4 flex items-center gap-3 rounded-full border border-(--line-strong) px-4 py-2 leading-snug">
        <Icon name="search" size={18} />
        <span className="min-w-0 grow">{query}</span>
        <ExampleMark className="text-ink-2" />
      </p>
      <p className="mb-2 flex justify-between px-1 text-[0.8125rem] font-semibold text-ink-2">
        <span>{labels.results}</span>
        <span>{labels.price}</span>
      </p>
      {children}
    </div>
  )
}

/** Example auctions, shown without scripts instead of the sliders. */
export function Cases({ cases, you, rivals, threshold, labels, query }: AuctionContent) {
  return (
    <ul className="mt-10 grid gap-5 lg:grid-cols-3">
      {cases.map(({ title, ...offer }) => (
        <li key={title} className="grid content-start gap-4">
          <h3>{title}</h3>
          <Results query={query} labels={labels}>
            <AuctionList
              ads={rankBidders([{ name: you, ...offer }, ...rivals], threshold)}
              you={you}
              labels={labels}
            />
          </Results>
        </li>
      ))}
    </ul>
  )
}
