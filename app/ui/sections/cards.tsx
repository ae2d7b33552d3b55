import { Icon } from '#app/ui/icon'
import { SectionFrame } from './section-frame'
import type { ViewProps } from './view'

/** Offerings that rise as they come into view: boxed on plain ground, under a rule on sunk ground. */
export function Cards({ section, ground }: ViewProps<'cards'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className={ground === 'sunk' ? 'offerings offerings-ruled' : 'offerings'} data-reveal>
        {section.items.map((item) => (
          <li key={item.title} className={ground === 'sunk' ? undefined : 'card'}>
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
