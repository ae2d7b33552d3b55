import { wholeWords } from '#app/ui/line-breaks'
import { SceneArt } from '#app/ui/scene-art'
import { SectionFrame, type ViewProps } from './section-frame'

export function Journey({ section, background }: ViewProps<'journey'>) {
  return (
    <SectionFrame section={section} background={background}>
      <div className="journey rounded-(--r-lg)">
        <div className="plain mx-auto max-w-[800px] px-10 pt-14 pb-10 max-sm:hidden">
          <SceneArt name={section.scene} />
        </div>
        <ol className="numbered">
          {section.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{wholeWords(step.text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  )
}

export function Statement({ section, background }: ViewProps<'statement'>) {
  return (
    <section className={background === 'sunk' ? 'sec sunk' : 'sec'} id={section.anchor}>
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
