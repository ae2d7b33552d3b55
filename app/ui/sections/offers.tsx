import { Icon } from '#app/ui/icon'
import { ContentLink } from './content-link'
import { SectionFrame, type ViewProps } from './section-frame'

export function Offers({ section, ground }: ViewProps<'offers'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className="offers grid gap-3">
        {section.items.map((item) => (
          <li key={item.title} className="card">
            <span className="bx max-lg:row-span-3">
              <Icon name={item.icon} size={22} />
            </span>
            <h3 className="text-h4">{item.title}</h3>
            <p>{item.text}</p>
            <ContentLink className="link max-lg:mt-1.5 lg:justify-self-end" href={item.link.href}>
              {item.link.label} <Icon name="arrow-right" size={18} />
            </ContentLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
