import { useId } from 'react'

import type { SectionOf } from '#app/content/section'
import type { ViewProps } from '../section-frame'
import { Choice } from './choice'
import { ExampleMark } from './example-mark'

type Content = SectionOf<'complaint'>

/** A selected view collapses the events that its viewers cannot see. */
const FOLDS = [
  'has-[[value=public]:checked]:[&_[data-view]:not([data-view=public])_[data-open]]:hidden has-[[value=public]:checked]:[&_[data-view]:not([data-view=public])_[data-folded]]:block',
  'has-[[value=private]:checked]:[&_[data-view=team]_[data-open]]:hidden has-[[value=private]:checked]:[&_[data-view=team]_[data-folded]]:block',
].join(' ')
const GRID = 'wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,0.72fr)_minmax(0,1fr)]'

export function Complaint({ section }: ViewProps<'complaint'>) {
  const group = useId()
  const { title, lead, note, question, views, events, total } = section
  return (
    <section className={`sec sunk ${FOLDS}`} id={section.anchor}>
      <div className={GRID}>
        <div className="flex flex-col lg:sticky lg:top-28 lg:self-start">
          <h2>{title}</h2>
          {lead && <p className="lead mt-4">{lead}</p>}
          <fieldset className="mt-7">
            <legend className="mb-3 text-sm font-semibold">{question}</legend>
            <div className="grid gap-2 sm:max-lg:grid-cols-3">
              {views.map(({ view, title }, position) => (
                <Choice key={view} name={group} value={view} isFirst={position === 0}>
                  {title}
                </Choice>
              ))}
            </div>
          </fieldset>
          <p className="mt-10 flex flex-wrap items-baseline gap-x-4 border-t-2 border-ink pt-4 leading-snug">
            <b className="num font-display wrap-anywhere text-[clamp(3rem,2rem+3vw,4.5rem)] leading-none font-[720]">
              {total.value}
            </b>
            <span className="text-sm text-ink-2">{total.label}</span>
          </p>
          {note && <p className="note">{note}</p>}
        </div>
        <div>
          <p className="mb-5 flex items-center gap-3 text-sm text-ink-2">
            <ExampleMark />
            <span>{section.example}</span>
          </p>
          <ol className="grid gap-3">
            {events.map((event) => (
              <Event key={event.time} event={event} hidden={section.hidden} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

const CARD = 'rounded-(--r-lg) px-5 py-4'
const LOOKS = {
  public: `${CARD} border border-line bg-(--surface) lg:mr-16`,
  private: `${CARD} bg-linear-[112deg,var(--g1),var(--g2)] text-white print:bg-none print:text-black lg:ml-16`,
  team: `${CARD} border border-dashed border-(--line-strong)`,
}

interface EventProps {
  event: Content['events'][number]
  hidden: string
}

function Event({ event: { time, view, from, text, reason }, hidden }: EventProps) {
  return (
    <li data-view={view} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 sm:gap-6">
      <time className="num w-12 pt-4 sm:w-14 font-display text-h4 leading-none font-[720]">
        {time}
      </time>
      <div>
        <div data-open className={LOOKS[view]}>
          <p className="text-[0.8125rem] leading-snug font-semibold">{from}</p>
          <p className="mt-1 leading-normal">{text}</p>
          {reason && (
            <p className="mt-2 border-t border-current/25 pt-2 text-[0.8125rem] leading-snug">
              {reason}
            </p>
          )}
        </div>
        <p
          data-folded
          className="hidden border-b border-dashed border-(--line-strong) py-3 text-sm leading-snug text-ink-2"
        >
          {hidden}
        </p>
      </div>
    </li>
  )
}
