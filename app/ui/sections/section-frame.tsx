import type { ReactNode } from 'react'
import type { Section, SectionOf } from '#app/content/section'

export type Ground = 'plain' | 'sunk'

export interface ViewProps<K extends Section['kind']> {
  section: SectionOf<K>
  ground: Ground
}

interface SectionFrameProps {
  section: { anchor?: string; title: string; lead?: string; note?: string }
  ground: Ground
  /** Continues the section before it. */
  isTight?: boolean
  children: ReactNode
}

export function SectionFrame({ section, ground, isTight, children }: SectionFrameProps) {
  const classes = ['sec', ground === 'sunk' && 'sunk', isTight && 'tight']
  return (
    <section className={classes.filter(Boolean).join(' ')} id={section.anchor}>
      <div className="wrap">
        <SectionHead title={section.title} lead={section.lead} />
        {children}
        {section.note && <p className="note">{section.note}</p>}
      </div>
    </section>
  )
}

interface SectionHeadProps {
  title: string
  lead?: string
  tag?: string
}

export function SectionHead({ title, lead, tag }: SectionHeadProps) {
  return (
    <div className="shead max-lg:grid-cols-1">
      <div>
        {tag && <p className="tag mb-3.5">{tag}</p>}
        <h2>{title}</h2>
      </div>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
