import { SectionFrame, type ViewProps } from './section-frame'
import { Mark } from './tiles'

export function Stack({ section, ground }: ViewProps<'stack'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div className="stack">
        {section.rows.map((row) => (
          <section key={row.label}>
            <h3>{row.label}</h3>
            <ul>
              {row.items.map((item) => (
                <li key={item.title}>
                  <Mark>{item.mark}</Mark>
                  <h4>{item.title}</h4>
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
