import { SceneArt } from '#app/ui/scene-art'
import { SectionFrame, type ViewProps } from './section-frame'

const ONE_COLUMN = 6

export function Tiles({ section, ground }: ViewProps<'tiles'>) {
  const isLong = section.items.length > ONE_COLUMN
  return (
    <SectionFrame section={section} ground={ground}>
      <div className={`tiles tiles-${section.side} max-lg:grid-cols-1`}>
        <div
          className={`tiles-scene plain @container ${section.side === 'right' ? 'lg:order-1' : ''}`}
        >
          <SceneArt name={section.scene} />
        </div>
        <ul className={`tiles-list grid border-t border-line ${isLong ? 'tiles-list-long' : ''}`}>
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

/** The sign of a technology: two letters in our own colours, since the logos belong to others. */
export function Mark({ children }: { children: string }) {
  return (
    <span className="bx mark row-span-2 max-sm:hidden" aria-hidden="true">
      {children}
    </span>
  )
}
