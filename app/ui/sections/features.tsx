import { Icon } from '#app/ui/icon'
import { SectionFrame } from './section-frame'
import type { ViewProps } from './view'

/** Six features in one ruled box, a packet on each crossing. */
export function Features({ section, ground }: ViewProps<'features'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className="ruled">
        {section.items.map((item) => (
          <li key={item.title}>
            <span className="bx">
              <Icon name={item.icon} size={22} />
            </span>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
