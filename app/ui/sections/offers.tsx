import { ArrowLink } from '#app/ui/enquiry-link'
import { Icon, IconBox } from '#app/ui/icon'
import { SectionFrame, type ViewProps } from './section-frame'

export function Offers({ section, ground }: ViewProps<'offers'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className="offers">
        {section.items.map((item) => (
          <li key={item.title} className="card">
            <IconBox name={item.icon} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <ArrowLink href={item.link.href}>{item.link.label}</ArrowLink>
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
            <IconBox name={item.icon} />
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <ArrowLink href={item.link.href}>{item.link.label}</ArrowLink>
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
