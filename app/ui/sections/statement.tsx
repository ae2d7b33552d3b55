import type { ViewProps } from './view'

/** One sentence that stands alone. */
export function Statement({ section, ground }: ViewProps<'statement'>) {
  return (
    <section className={ground === 'sunk' ? 'sec sunk' : 'sec'} id={section.anchor}>
      <div className="wrap statement">
        <p>{section.text}</p>
        {section.small && <p className="text-ink-2">{section.small}</p>}
      </div>
    </section>
  )
}
