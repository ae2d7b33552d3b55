import { useId } from 'react'

import type { ViewProps } from '../section-frame'
import { Choice } from './choice'
import { ExampleMark } from './example-mark'
import { Frame, Summary, Timeline } from './parts/storyboard-parts'

const BAND =
  'on-dark group/board relative border-y border-transparent bg-[light-dark(oklch(0.19_0.012_30),oklch(0.135_0.008_30))] text-(--on-dark) dark:border-line print:text-black'
const PERFORATION =
  'absolute inset-x-0 h-7 bg-[repeating-linear-gradient(90deg,transparent_0_12px,oklch(1_0_0/0.16)_12px_28px,transparent_28px_40px)] bg-size-[40px_12px] bg-center bg-repeat-x'
/** Unselected choices on the dark band have a border only. */
const CHOICES =
  'flex flex-wrap gap-2 not-print:[&>:not(:has(:checked))]:border-white/50 not-print:[&>:not(:has(:checked))]:bg-transparent not-print:[&>:not(:has(:checked))]:text-white not-print:[&>:not(:has(:checked))>input]:border-white not-print:[&>:not(:has(:checked))>input]:bg-transparent'
const STRIP = 'mt-6 grid grid-cols-2 gap-x-[calc(12px+8*var(--fluid))] gap-y-8 lg:grid-cols-4'

export function Storyboard({ section }: ViewProps<'storyboard'>) {
  const viewer = useId()
  const { title, lead, note, example, frames } = section
  return (
    <section className={BAND} id={section.anchor}>
      <div className={`${PERFORATION} top-0`} aria-hidden="true" />
      <div className="wrap py-(--sec)">
        <div className="max-w-[46rem]">
          <h2>{title}</h2>
          {lead && <p className="lead mt-4 text-white/85 print:text-black">{lead}</p>}
        </div>
        <div className="mt-[clamp(24px,4vw,56px)] flex flex-wrap items-end justify-between gap-x-10 gap-y-4 text-white/85 print:text-black">
          <fieldset>
            <legend className="mb-3 text-sm">{section.question}</legend>
            <div className={CHOICES}>
              <Choice name={viewer} value="watched" isFirst>
                {section.watched.label}
              </Choice>
              <Choice name={viewer} value="skipped">
                {section.skipped.label}
              </Choice>
            </div>
          </fieldset>
          <p className="flex items-center gap-3 text-sm">
            <ExampleMark />
            <span>{example}</span>
          </p>
        </div>
        <Timeline section={section} />
        <ol className={STRIP}>
          {frames.map((frame, position) => (
            <Frame key={frame.job} section={section} frame={frame} position={position} />
          ))}
        </ol>
        <Summary section={section} />
        {note && <p className="note text-white/75 print:text-black">{note}</p>}
      </div>
      <div className={`${PERFORATION} bottom-0`} aria-hidden="true" />
    </section>
  )
}
