import type { ReactNode } from 'react'
import type { HeadLook } from '#app/content/fields'
import type { Section, SectionOf } from '#app/content/section'
import { wholeWords } from '#app/ui/line-breaks'

export type Background = 'plain' | 'sunk'

export interface ViewProps<K extends Section['kind']> {
  section: SectionOf<K>
  background: Background
}

interface SectionFrameProps {
  section: { anchor?: string; head?: HeadLook; title: string; lead?: string; note?: string }
  background: Background
  children: ReactNode
}

export function SectionFrame({ section, background, children }: SectionFrameProps) {
  const { head, title, lead, note } = section
  const body = (
    <>
      {children}
      {note && <p className="note">{note}</p>}
    </>
  )
  return (
    <section className={background === 'sunk' ? 'sec sunk' : 'sec'} id={section.anchor}>
      <div className={head === 'side' ? `wrap ${BESIDE}` : 'wrap'}>
        <SectionHead look={head} title={title} lead={lead} />
        {head === 'side' ? <div>{body}</div> : body}
      </div>
    </section>
  )
}

const BESIDE = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)] lg:gap-x-14'

const LOOKS: Record<HeadLook, { head: string; title?: string; lead?: string }> = {
  split: { head: 'max-md:grid-cols-1' },
  stacked: {
    head: 'grid-cols-1',
    title: 'max-w-[17em]',
  },
  side: { head: 'grid-cols-1 lg:sticky lg:top-28 lg:mb-0 lg:self-start' },
  small: {
    head: 'items-baseline max-md:grid-cols-1',
    lead: 'text-base',
  },
}

interface SectionHeadProps {
  look?: HeadLook
  title: string
  lead?: string
  tag?: string
}

export function SectionHead({ look = 'split', title, lead, tag }: SectionHeadProps) {
  const classes = LOOKS[look]
  return (
    <div className={`shead ${classes.head} ${lead ? '' : 'max-lg:grid-cols-1'}`}>
      <div>
        {tag && <p className="tag mb-3.5">{tag}</p>}
        <h2 className={classes.title}>{title}</h2>
      </div>
      {lead && <p className={classes.lead ? `lead ${classes.lead}` : 'lead'}>{wholeWords(lead)}</p>}
    </div>
  )
}
