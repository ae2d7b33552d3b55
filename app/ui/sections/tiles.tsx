import { SceneArt } from '#app/ui/scene-art'
import { Mark } from './mark'
import { SectionFrame } from './section-frame'
import type { ViewProps } from './view'

/** More than this many stand in two columns. */
const ONE_COLUMN = 6

/** A dense ruled list of skills beside a scene. */
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
