import { IconItem } from '#app/ui/icon-item'
import { SectionFrame, type ViewProps } from './section-frame'

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
