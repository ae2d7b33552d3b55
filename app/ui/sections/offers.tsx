import { ArrowLink } from '#app/ui/enquiry-link'
import { Icon, IconBox } from '#app/ui/icon'
import { wholeWords } from '#app/ui/line-breaks'
import { SectionFrame, type ViewProps } from './section-frame'

export function Offers({ section, background }: ViewProps<'offers'>) {
  return (
    <SectionFrame section={section} background={background}>
      <ul className="offers grid gap-3 md:max-lg:grid-cols-2">
        {section.items.map((item) => (
          <li key={item.title} className="card max-lg:grid-rows-[auto_auto_1fr]">
            <IconBox name={item.icon} className="max-lg:row-span-3" />
            <h3 className="text-h4">{item.title}</h3>
            <p>{wholeWords(item.text)}</p>
            <ArrowLink
              className="max-lg:mt-1.5 max-lg:self-end lg:justify-self-end"
              href={item.link.href}
            >
              {item.link.label}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

const THREE =
  'lg:grid lg:grid-cols-3 lg:divide-x lg:divide-line lg:rounded-(--r-lg) lg:border lg:border-line lg:bg-(--surface) lg:[&>article]:row-span-5 lg:[&>article]:grid-cols-1 lg:[&>article]:grid-rows-subgrid lg:[&>article]:border-t-0 lg:[&>article]:p-8 lg:[&_h3]:mt-5 lg:[&>article>div]:contents lg:[&_.link]:order-1 lg:[&_.link]:justify-self-start lg:[&_.checks]:mt-6 lg:[&_.checks]:content-start lg:[&_.checks]:border-l-0 lg:[&_.checks]:pl-0'

export function Topics({ section, background }: ViewProps<'topics'>) {
  return (
    <SectionFrame section={section} background={background}>
      <div className={section.items.length === 3 ? `topics ${THREE}` : 'topics'}>
        {section.items.map((item) => (
          <article
            key={item.anchor}
            id={item.anchor}
            className="max-sm:relative max-sm:grid-cols-1"
          >
            <IconBox name={item.icon} className="max-sm:absolute max-sm:top-[18px]" />
            <div>
              <h3>{item.title}</h3>
              <p className="max-w-[36em] text-ink-2">{wholeWords(item.text)}</p>
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
