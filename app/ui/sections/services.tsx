import { Icon } from '#app/ui/icon'
import { SectionFrame, type ViewProps } from './section-frame'

/** Services in one ruled box of four columns, each with how long it runs. */
export function Services({ section, ground }: ViewProps<'services'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className="ruled ruled-four">
        {section.items.map((item) => (
          <li key={item.title} id={item.anchor}>
            <span className="bx">
              <Icon name={item.icon} size={22} />
            </span>
            <h3>{item.title}</h3>
            <p className="duration">{item.duration}</p>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
