import { SceneArt } from '#app/ui/scene-art'
import type { ViewProps } from './section-frame'

export function Statement({ section, ground }: ViewProps<'statement'>) {
  return (
    <section className={ground === 'sunk' ? 'sec sunk' : 'sec'} id={section.anchor}>
      <div
        className={
          section.scene ? 'wrap statement statement-shown max-lg:grid-cols-1' : 'wrap statement'
        }
      >
        <div>
          <p>{section.text}</p>
          {section.small && <p className="text-ink-2">{section.small}</p>}
        </div>
        {section.scene && (
          <div className="plain max-lg:max-w-[560px] max-sm:hidden">
            <SceneArt name={section.scene} />
          </div>
        )}
      </div>
    </section>
  )
}
