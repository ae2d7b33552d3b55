import { ContentLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { wholeWords } from '#app/ui/line-breaks'
import { SceneArt } from '#app/ui/scene-art'
import { SectionFrame, type ViewProps } from './section-frame'

export function Highlights({ section, background }: ViewProps<'highlights'>) {
  const { scene = 'any-service-steps', action, isMirrored } = section
  const side = isMirrored
    ? 'lg:grid-cols-[1fr_1.35fr] lg:[&>:first-child]:[grid-area:1/2/span_2]'
    : ''
  return (
    <SectionFrame section={section} background={background}>
      <ul className={`bento max-lg:grid-cols-2 max-[48rem]:grid-cols-1 ${side}`}>
        {section.items.map((item, position) => (
          <li key={item.title} className="max-lg:first:col-span-full lg:first:row-span-2">
            <h3>{item.title}</h3>
            <p className="max-w-[36em] text-ink-2 lg:[li:first-child>&]:text-[1.1875rem]">
              {wholeWords(item.text)}
            </p>
            {position === 0 && action && (
              <ContentLink className="link self-start" {...action}>
                {action.isDownload && <Icon name="download" size={18} />} {action.label}
              </ContentLink>
            )}
            {position === 0 ? (
              <div className="bento-scene plain @container my-auto">
                <SceneArt name={scene} />
              </div>
            ) : (
              item.scene && (
                <div className="bento-mini plain mt-auto pt-4 [&_img]:max-h-40">
                  <SceneArt name={item.scene} />
                </div>
              )
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
