import { SectionFrame, type ViewProps } from './section-frame'
import { Mark } from './tiles'

export function Stack({ section, ground }: ViewProps<'stack'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div className="stack">
        {section.rows.map((row) => (
          <section key={row.label} className="max-lg:grid-cols-1">
            <h3>{row.label}</h3>
            <ul className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
              {row.items.map((item) => (
                <li key={item.title}>
                  <Mark>{item.mark}</Mark>
                  <h4 className="max-sm:mr-1">{item.title}</h4>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SectionFrame>
  )
}
