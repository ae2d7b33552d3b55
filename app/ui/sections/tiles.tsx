import { IconBox } from '#app/ui/icon'
import { wholeWords } from '#app/ui/line-breaks'
import { SceneArt } from '#app/ui/scene-art'
import { SectionFrame, type ViewProps } from './section-frame'

const ONE_COLUMN = 6

export function Tiles({ section, background }: ViewProps<'tiles'>) {
  const isLong = section.items.length > ONE_COLUMN
  return (
    <SectionFrame section={section} background={background}>
      <div
        className={`tiles tiles-${section.side} ${isLong ? 'max-lg:grid-cols-1' : 'max-[43.75rem]:grid-cols-1 max-lg:grid-cols-[minmax(350px,1.1fr)_minmax(0,1fr)]'}`}
      >
        <div
          className={`tiles-scene plain @container self-start max-[28em]:[&_img]:max-h-full lg:sticky lg:top-26 lg:self-center ${section.side === 'right' ? 'lg:order-1' : ''}`}
        >
          <SceneArt name={section.scene} />
        </div>
        <ul
          className={`tiles-list grid self-start border-t border-line ${isLong ? 'tiles-list-long' : ''}`}
        >
          {section.items.map((item) => (
            <li key={item.title}>
              <IconBox name={item.icon} className="row-span-2 max-sm:hidden" />
              <h3>{item.title}</h3>
              <p>{wholeWords(item.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

export function Stack({ section, background }: ViewProps<'stack'>) {
  return (
    <SectionFrame section={section} background={background}>
      <div className="stack">
        {section.rows.map((row) => (
          <section key={row.label} className="max-lg:grid-cols-1">
            <h3>{row.label}</h3>
            <ul className="grid grid-cols-1 sm:grid-cols-2 md:grid-cols-4">
              {row.items.map((item) => (
                <li key={item.title}>
                  <IconBox name={item.icon} className="mb-3 max-sm:hidden" />
                  <h4 className="max-sm:mr-1">{item.title}</h4>
                  <p>{wholeWords(item.text)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SectionFrame>
  )
}
