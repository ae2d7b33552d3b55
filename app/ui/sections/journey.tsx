import { SceneArt } from '#app/ui/scene-art'
import { SectionFrame, type ViewProps } from './section-frame'

/** A diagram and the same steps in words, which are all that a narrow screen shows. */
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
