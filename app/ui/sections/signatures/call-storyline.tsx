import { type ReactNode, useId } from 'react'
import { SectionFrame, type ViewProps } from '../section-frame'
import { SpokenText } from './spoken-text'

const SHOWN = [
  "group-has-[[value='0']:checked]/story:visible",
  "group-has-[[value='1']:checked]/story:visible",
  "group-has-[[value='2']:checked]/story:visible",
  "group-has-[[value='3']:checked]/story:visible",
  "group-has-[[value='4']:checked]/story:visible",
  "group-has-[[value='5']:checked]/story:visible",
]
/** The moment selected at first, because it has the most text. */
const START = 3

export function CallStoryline({ section, background }: ViewProps<'call-storyline'>) {
  const { example, labels, moments, otherwise } = section
  const id = useId()
  return (
    <SectionFrame section={section} background={background}>
      <div className="group/story on-dark overflow-hidden rounded-(--r-xl) bg-[oklch(0.2_0.014_30)] text-white dark:bg-[oklch(0.25_0.012_30)]">
        <p className="flex justify-between gap-4 px-5 pt-5 text-sm text-white/80 lg:px-9 lg:pt-7">
          <span>
            {moments[0]?.time}–{moments.at(-1)?.time}
          </span>
          <span>{example}</span>
        </p>
        <fieldset className="grid grid-cols-6 px-2 lg:px-9">
          <legend className="sr-only">{labels.scrub}</legend>
          {moments.map(({ time, title, sound }, position) => (
            <label
              key={time}
              className="group/moment relative flex flex-col rounded-lg px-px pb-3 text-white/60 has-checked:text-[oklch(0.72_0.17_24)] has-focus-visible:outline-3 has-focus-visible:outline-white forced-colors:has-checked:underline [&:has(~label_:checked)]:text-white"
            >
              <input
                className="absolute inset-0 size-full opacity-0"
                type="radio"
                name={id}
                value={position}
                defaultChecked={position === START}
                aria-describedby={`${id}-${position}`}
              />
              <CallWave sound={sound} seed={position + 1} />
              <span className="relative border-t-2 border-current pt-2.5 text-center text-[0.8125rem] leading-[1.25] font-semibold lg:ps-1.5 lg:text-left lg:text-base">
                <i className="absolute -top-1.5 left-0 hidden size-2.5 rotate-12 rounded-[2px] bg-current group-has-checked/moment:block" />
                <span className="max-sm:sr-only">{title}</span>
                <span className="block font-normal lg:text-sm">
                  <span className="max-lg:hidden">{time}</span>
                  <span className="lg:hidden" aria-hidden="true">
                    {time.slice(3)}
                  </span>
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="grid border-t border-white/16">
          {moments.map((moment, position) => (
            <div
              key={moment.time}
              id={`${id}-${position}`}
              className={`invisible grid print:visible print:[grid-area:auto] gap-x-10 gap-y-4 px-5 py-6 [grid-area:1/1] sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr] lg:px-9 lg:py-8 ${SHOWN[position]}`}
            >
              <p className="text-lg font-semibold sm:hidden" aria-hidden="true">
                {moment.title}
              </p>
              <Column title={labels.customer} className="sm:max-lg:col-span-2">
                {moment.hears ? (
                  <p className="text-[1.1875rem] leading-[1.45] font-medium lg:text-[1.375rem]">
                    “<SpokenText {...moment.hears} />”
                  </p>
                ) : null}
                <p className="text-white/80">{moment.customer}</p>
              </Column>
              <Column title={labels.company}>
                <p>{moment.company}</p>
              </Column>
              <Column title={labels.event}>
                <p className="rounded-lg bg-white/10 px-3 py-2 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
                  {moment.event}
                </p>
              </Column>
            </div>
          ))}
        </div>
      </div>
      <h3 className="mt-8 mb-4 lg:mt-10">{otherwise.title}</h3>
      <ul className="-mb-3 grid grid-cols-2 gap-x-5 sm:gap-x-10 lg:-mb-4 lg:grid-cols-4">
        {otherwise.rules.map(({ title, text }) => (
          <li key={title} className="border-t border-(--line-strong) py-3 lg:py-4">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function Column(props: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-2 text-sm leading-[1.5] ${props.className ?? ''}`}>
      <p className="font-semibold text-[oklch(0.8_0.12_24)]">{props.title}</p>
      {props.children}
    </div>
  )
}

type Sound = 'silence' | 'ringing' | 'speech' | 'key'

const STROKES = 15

/** Height of each stroke, 0 to 1. */
const HEIGHTS: Record<Sound, (index: number, seed: number) => number> = {
  silence: () => 0.04,
  ringing: (index) => (index % 8 < 4 ? 0.62 : 0.04),
  speech: (index, seed) =>
    0.16 + 0.84 * Math.abs(Math.sin(index * 1.7 * seed) * Math.cos(index * 0.61)),
  key: (index) => (index > 5 && index < 9 ? 0.9 : 0.04),
}

function CallWave({ sound, seed }: { sound: Sound; seed: number }) {
  const strokes = Array.from({ length: STROKES }, (_, index) => {
    const height = Math.round(HEIGHTS[sound](index, seed) * 100)
    return `M${index * 8 + 4} ${60 - height / 2}v${height}`
  })
  return (
    <svg
      className="my-4 h-24 w-full lg:h-36"
      viewBox="0 0 120 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-current stroke-[3] [stroke-linecap:round] lg:stroke-[6]"
        vectorEffect="non-scaling-stroke"
        d={strokes.join('')}
      />
    </svg>
  )
}
