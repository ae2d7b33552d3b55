import { ArrowLink } from '#app/ui/enquiry-link'
import { Icon, IconBox } from '#app/ui/icon'
import { SectionFrame, type ViewProps } from './section-frame'

export function Offers({ section, ground }: ViewProps<'offers'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul className="offers grid gap-3 min-[700px]:max-lg:grid-cols-2">
        {section.items.map((item) => (
          <li key={item.title} className="card">
            <IconBox name={item.icon} className="max-lg:row-span-3" />
            <h3 className="text-h4">{item.title}</h3>
            <p>{item.text}</p>
            <ArrowLink className="max-lg:mt-1.5 lg:justify-self-end" href={item.link.href}>
              {item.link.label}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

export function Topics({ section, ground }: ViewProps<'topics'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div className="topics">
        {section.items.map((item) => (
          <article
            key={item.anchor}
            id={item.anchor}
            className="max-sm:relative max-sm:grid-cols-1"
          >
            <IconBox name={item.icon} className="max-sm:absolute max-sm:top-[18px]" />
            <div>
              <h3>{item.title}</h3>
              <p className="max-w-[36em] text-ink-2">{item.text}</p>
              <ArrowLink className="mt-1.5 sm:mt-4" href={item.link.href}>
                {item.link.label}
              </ArrowLink>
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
