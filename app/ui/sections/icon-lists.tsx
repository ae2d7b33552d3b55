import type { Item } from '#app/content/section'
import { IconBox } from '#app/ui/icon'
import { wholeWords } from '#app/ui/line-breaks'
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

export function IconItem({ icon, title, duration, text }: Item & { duration?: string }) {
  return (
    <>
      <IconBox name={icon} />
      <h3>{title}</h3>
      {duration && <p className="duration">{duration}</p>}
      <p>{wholeWords(text)}</p>
    </>
  )
}
