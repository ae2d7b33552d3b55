import { IconItem } from '#app/ui/icon-item'
import { SectionFrame, type ViewProps } from './section-frame'

export function Cards({ section, ground }: ViewProps<'cards'>) {
  const look = section.look ?? (ground === 'sunk' ? 'stairs' : 'boxes')
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <SectionFrame section={section} ground={ground}>
      <List className={`offerings in-${look}`} data-reveal>
        {section.items.map((item) => (
          <li key={item.title} className={look === 'boxes' ? 'card' : undefined}>
            <IconItem {...item} />
          </li>
        ))}
      </List>
    </SectionFrame>
  )
}
