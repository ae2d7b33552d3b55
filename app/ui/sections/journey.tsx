import { SceneArt } from '#app/ui/scene-art'
import { SectionFrame, type ViewProps } from './section-frame'

export function Journey({ section, ground }: ViewProps<'journey'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div className="journey">
        <div className="journey-scene plain">
          <SceneArt name={section.scene} />
        </div>
        <ol className="numbered">
          {section.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  )
}

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
