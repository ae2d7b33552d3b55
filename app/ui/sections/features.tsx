import { IconItem } from '#app/ui/icon-item'
import { SectionFrame } from './section-frame'
import type { ViewProps } from './view'

/** Six features in one ruled box, a packet on each crossing. */
export function Features({ section, ground }: ViewProps<'features'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className="ruled">
        {section.items.map((item) => (
          <li key={item.title}>
            <IconItem {...item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
