import type { Item } from '#app/content/section'
import { IconBox } from '#app/ui/icon'
import { wholeWords } from '#app/ui/line-breaks'
import { SectionFrame, type ViewProps } from './section-frame'

/** Beside a section head: two columns, icons on the left, packets where the ruling lines cross. */
const RULED_BESIDE =
  "lg:[--columns:2] lg:[&>li]:grid lg:[&>li]:grid-cols-[44px_minmax(0,1fr)] lg:[&>li]:content-start lg:[&>li]:gap-x-4 lg:[&>li]:px-6 lg:[&_.bx]:row-span-2 lg:[&_h3]:mt-0 lg:[&>li:nth-child(4)]:before:content-[''] lg:[&>li:nth-child(odd)]:before:content-none"

export function Features({ section, background }: ViewProps<'features'>) {
  const classes = [
    'ruled',
    section.items.length === 8 && 'ruled-four',
    section.head === 'side' && RULED_BESIDE,
  ]
  return (
    <SectionFrame section={section} background={background}>
      <ul className={classes.filter(Boolean).join(' ')}>
        {section.items.map(({ anchor, ...item }) => (
          <li key={item.title} id={anchor}>
            <IconItem {...item} />
          </li>
        ))}
      </ul>
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
