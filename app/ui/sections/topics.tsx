import { Icon } from '#app/ui/icon'
import { ContentLink } from './content-link'
import { SectionFrame, type ViewProps } from './section-frame'

export function Topics({ section, ground }: ViewProps<'topics'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div className={section.items.length === 3 ? 'topics topics-abreast' : 'topics'}>
        {section.items.map((item) => (
          <article
            key={item.anchor}
            id={item.anchor}
            className="max-sm:relative max-sm:grid-cols-1"
          >
            <span className="bx max-sm:absolute max-sm:top-[18px]">
              <Icon name={item.icon} size={22} />
            </span>
            <div>
              <h3>{item.title}</h3>
              <p className="max-w-[36em] text-ink-2">{item.text}</p>
              <ContentLink className="link mt-1.5 sm:mt-4" href={item.link.href}>
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
