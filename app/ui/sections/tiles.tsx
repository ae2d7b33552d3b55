import { SceneArt } from '#app/ui/scene-art'
import { SectionFrame, type ViewProps } from './section-frame'

const ONE_COLUMN = 6

export function Tiles({ section, ground }: ViewProps<'tiles'>) {
  const isLong = section.items.length > ONE_COLUMN
  return (
    <SectionFrame section={section} ground={ground}>
      <div className={`tiles tiles-${section.side}`}>
        <div className="tiles-scene plain">
          <SceneArt name={section.scene} />
        </div>
        <ul className={isLong ? 'tiles-list tiles-list-long' : 'tiles-list'}>
          {section.items.map((item) => (
            <li key={item.title}>
              <Mark>{item.mark}</Mark>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

export function Stack({ section, ground }: ViewProps<'stack'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div className="stack">
        {section.rows.map((row) => (
          <section key={row.label}>
            <h3>{row.label}</h3>
            <ul>
              {row.items.map((item) => (
                <li key={item.title}>
                  <Mark>{item.mark}</Mark>
                  <h4>{item.title}</h4>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SectionFrame>
  )
}

/** Two letters instead of logos, which are trademarks of others. */
function Mark({ children }: { children: string }) {
  return (
    <span className="bx mark" aria-hidden="true">
      {children}
    </span>
  )
}
