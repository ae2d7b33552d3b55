import { SceneArt } from '#app/ui/scene-art'
import type { ViewProps } from './section-frame'

export function Statement({ section, ground }: ViewProps<'statement'>) {
  return (
    <section className={ground === 'sunk' ? 'sec sunk' : 'sec'} id={section.anchor}>
      <div className={section.scene ? 'wrap statement statement-shown' : 'wrap statement'}>
        <div>
          <p>{section.text}</p>
          {section.small && <p className="text-ink-2">{section.small}</p>}
        </div>
        {section.scene && (
          <div className="statement-scene plain">
            <SceneArt name={section.scene} />
          </div>
        )}
      </div>
    </section>
  )
}
