import type { SectionOf } from '#app/content/section'
import { Icon } from '#app/ui/icon'
import { wholeWords } from '#app/ui/line-breaks'
import { SectionFrame, type ViewProps } from '../section-frame'
import { KeypadTree } from './keypad-tree'
import { SpokenText } from './spoken-text'

/** Each key links to a step of the call; CSS shows the step that is the URL's `:target`. */
export function Keypad({ section, background }: ViewProps<'keypad'>) {
  const { start, menus } = section
  return (
    <SectionFrame section={section} background={background}>
      <div className="group/call grid gap-8 min-[70rem]:grid-cols-[348px_minmax(0,1fr)] min-[70rem]:gap-14">
        <div className="grid">
          <KeypadPhone
            section={section}
            step={start}
            at="0"
            keys={menus}
            className="target:visible group-has-[:target]/call:not-target:invisible"
          />
          {menus.map((menu, first) => (
            <KeypadPhone
              key={menu.anchor}
              section={section}
              step={menu}
              at={`${first + 1}`}
              keys={menu.desks}
              back={start.anchor}
            />
          ))}
          {menus.flatMap((menu, first) =>
            menu.desks.map((desk, second) => (
              <KeypadPhone
                key={desk.anchor}
                section={section}
                step={desk}
                at={`${first + 1}-${second + 1}`}
                keys={[]}
                back={menu.anchor}
              />
            )),
          )}
        </div>
        <KeypadTree section={section} />
      </div>
    </SectionFrame>
  )
}

type KeypadSection = SectionOf<'keypad'>
type Step = KeypadSection['start']

interface KeypadPhoneProps {
  section: KeypadSection
  step: Step
  /** Position of the step in the tree, such as 2-1. */
  at: string
  keys: readonly (Step & { key: string })[]
  back?: string
  className?: string
}

const DIALPAD = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
const KEY = 'grid h-full min-h-12 place-items-center rounded-xl text-[1.375rem] font-semibold'

function KeypadPhone(props: KeypadPhoneProps) {
  const { section, step, at, keys, back, className = 'invisible target:visible' } = props
  const { labels, example, number } = section
  return (
    <section
      id={step.anchor}
      tabIndex={-1}
      aria-labelledby={`${step.anchor}-name`}
      data-at={at}
      className={`on-dark flex flex-col rounded-(--r-xl) sm:max-[70rem]:grid sm:max-[70rem]:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] sm:max-[70rem]:grid-rows-[1fr_auto] sm:max-[70rem]:gap-x-3 bg-[oklch(0.2_0.014_30)] p-3 text-white [grid-area:1/1] dark:bg-[oklch(0.25_0.012_30)] ${className}`}
    >
      <span className="sr-only" id={`${step.anchor}-name`} lang={step.name.lang}>
        {step.name.text}
      </span>
      <div className="px-3 pt-2 pb-4">
        <p className="flex items-center justify-between gap-3 text-sm text-white/80">
          <span>{number}</span>
          <span>{example}</span>
        </p>
        <p className="mt-4 flex items-center gap-2 text-sm font-semibold">
          <Icon name="audio-lines" size={18} /> {labels.hears}
        </p>
        <p className="mt-1 min-h-[5.8rem] text-[1.0625rem] leading-[1.45]">
          {step.says.map((line) => (
            <span key={line.text} className="block">
              “<SpokenText {...line} />”
            </span>
          ))}
        </p>
      </div>
      <ul className="grid grow auto-rows-fr grid-cols-3 gap-2 sm:max-[70rem]:[grid-area:1/1/span_2]">
        {DIALPAD.map((digit) => (
          <li key={digit}>
            <Key digit={digit} keys={keys} back={back && { anchor: back, label: labels.back }} />
          </li>
        ))}
      </ul>
      <div className="mt-3 rounded-[18px] sm:max-[70rem]:col-2 bg-(--surface) px-4 py-3.5 text-ink">
        <p className="text-sm font-semibold text-accent-ink">{labels.does}</p>
        <p className="min-h-[4.4rem] text-sm leading-[1.5]">{wholeWords(step.does)}</p>
      </div>
    </section>
  )
}

interface KeyProps {
  digit: string
  keys: KeypadPhoneProps['keys']
  back: { anchor: string; label: string } | undefined | ''
}

function Key({ digit, keys, back }: KeyProps) {
  const next = keys.find(({ key }) => key === digit)
  if (next)
    return (
      <a className={`${KEY} chip bg-accent text-white`} href={`#${next.anchor}`}>
        {digit}{' '}
        <span className="sr-only" lang={next.name.lang}>
          {next.name.text}
        </span>
      </a>
    )
  if (digit === '*' && back)
    return (
      <a className={`${KEY} chip bg-white/14`} href={`#${back.anchor}`}>
        <Icon name="arrow-left" /> <span className="sr-only">{back.label}</span>
      </a>
    )
  return (
    <span className={`${KEY} text-white/55`} aria-hidden="true">
      {digit}
    </span>
  )
}
