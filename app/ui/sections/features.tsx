import { IconItem } from '#app/ui/icon-item'
import { SectionFrame, type ViewProps } from './section-frame'

export function Features({ section, ground }: ViewProps<'features'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className={section.items.length === 8 ? 'ruled ruled-four' : 'ruled'}>
        {section.items.map(({ anchor, ...item }) => (
          <li key={item.title} id={anchor}>
            <IconItem {...item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
