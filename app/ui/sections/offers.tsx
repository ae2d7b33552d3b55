import { Icon } from '#app/ui/icon'
import { ContentLink } from './content-link'
import { SectionFrame, type ViewProps } from './section-frame'

export function Offers({ section, ground }: ViewProps<'offers'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className="offers">
        {section.items.map((item) => (
          <li key={item.title} className="card">
            <span className="bx">
              <Icon name={item.icon} size={22} />
            </span>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <ContentLink className="link" href={item.link.href}>
              {item.link.label} <Icon name="arrow-right" size={18} />
            </ContentLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

export function Topics({ section, ground }: ViewProps<'topics'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div className={section.items.length === 3 ? 'topics topics-abreast' : 'topics'}>
        {section.items.map((item) => (
          <article key={item.anchor} id={item.anchor}>
            <span className="bx">
              <Icon name={item.icon} size={22} />
            </span>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <ContentLink className="link" href={item.link.href}>
                {item.link.label} <Icon name="arrow-right" size={18} />
              </ContentLink>
            </div>
            <ul className="checks">
              {item.points.map((point) => (
                <li key={point}>
                  <Icon name="check" /> {point}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}
