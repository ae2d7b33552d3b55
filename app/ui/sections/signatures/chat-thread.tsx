import type { ComponentType } from 'react'
import type { SectionOf } from '#app/content/section'
import { Icon } from '#app/ui/icon'
import { SectionHead, type ViewProps } from '../section-frame'
import { Dupatta, Shawl } from './parts/folded-cloth'
import { SpokenText } from './spoken-text'

type Step = SectionOf<'chat-thread'>['steps'][number]

/** Steps side by side in a scrolling row, each fully visible; links scroll to a step. */
export function ChatThread({ section }: ViewProps<'chat-thread'>) {
  const { head, title, lead, note, example, labels, steps } = section
  return (
    <section className="sec sunk on-tint" id={section.anchor}>
      <div className="wrap">
        <SectionHead look={head} title={title} lead={lead} />
      </div>
      <div className="chat">
        <nav aria-label={labels.steps} className="wrap">
          <ol className="chat-steps flex flex-wrap gap-2 pb-5">
            {steps.map((step, position) => (
              <li key={step.anchor}>
                <a
                  className="chip flex min-h-11 items-center gap-2 rounded-xl px-3.5 text-sm font-semibold"
                  href={`#${step.anchor}`}
                >
                  <span className="opacity-75">{position + 1}</span> {step.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="wrap">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <ol className={TRACK} tabIndex={0} aria-label={example}>
            {steps.map((step, position) => (
              <li key={step.anchor} id={step.anchor} className={STEP}>
                <ThreadStep step={step} labels={labels} isFirst={position === 0} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="wrap">{note && <p className="note">{note}</p>}</div>
    </section>
  )
}

const TRACK =
  '-ml-5 flex snap-x scroll-pl-5 snap-proximity lg:snap-none overflow-x-auto scroll-smooth pb-4 pl-5 [mask-image:linear-gradient(90deg,transparent,#000_20px_calc(100%-20px),transparent)]'
const STEP =
  'flex w-[calc(100%-24px)] flex-none snap-start scroll-mt-20 flex-col md:w-[calc(50%-12px)] lg:w-[calc((100%-24px)/3)] target:[&>p:first-child]:border-accent target:[&>p:first-child]:text-accent-ink'

interface ThreadStepProps {
  step: Step
  labels: SectionOf<'chat-thread'>['labels']
  isFirst: boolean
}

function ThreadStep({ step, labels, isFirst }: ThreadStepProps) {
  const { title, time, isOpen, bubbles, charge } = step
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 border-b-2 border-(--line-strong) pe-5 pb-2 text-sm">
        <b className="font-[680]">{title}</b>
        <span className="text-ink-2">{time}</span>
      </p>
      <div className="flex grow flex-col justify-end gap-2.5 py-5 pe-5">
        {bubbles.map((bubble) => (
          <ChatBubble key={bubble.text.text} {...bubble} Drawing={isFirst ? Dupatta : Shawl} />
        ))}
      </div>
      <div className="pe-5">
        <p
          className={`flex items-center gap-2 text-sm font-semibold ${charge.isCharged ? 'text-danger-ink' : 'text-accent-ink'}`}
        >
          <Icon name={charge.isCharged ? 'tag' : 'check'} size={18} />
          {charge.title} · {charge.cost}
        </p>
        <p className="mt-1 min-h-[4.6rem] text-sm leading-[1.5] text-ink-2">{charge.reason}</p>
      </div>
      <p
        className={`border-t-6 pt-2 text-xs ${isOpen ? 'border-accent text-accent-ink' : 'border-dashed border-(--line-strong) text-ink-2'}`}
      >
        {isOpen ? labels.open : labels.closed}
      </p>
    </>
  )
}

type Bubble = SectionOf<'chat-thread'>['steps'][number]['bubbles'][number]

const SIDES = {
  customer: 'self-start rounded-bl-[4px] bg-(--surface)',
  business: 'self-end rounded-br-[4px] bg-accent text-white print:bg-transparent print:text-black',
}

interface ChatBubbleProps extends Bubble {
  Drawing: ComponentType
}

function ChatBubble({ from, text, product, buttons = [], Drawing }: ChatBubbleProps) {
  return (
    <div
      className={`grid w-fit max-w-[88%] gap-2 rounded-[18px] p-1.5 leading-[1.4] shadow-(--sh-1) ${SIDES[from]}`}
    >
      {product && (
        <div className="rounded-[13px] bg-(--surface) text-ink">
          <Drawing />
          <p className="flex justify-between gap-3 px-3 py-2 text-sm">
            <b className="font-[650]">{product.title}</b>
            <span>{product.price}</span>
          </p>
        </div>
      )}
      <p className="px-2.5 py-1">
        <SpokenText {...text} />
      </p>
      {buttons.map((button) => (
        <p
          key={button}
          className="min-w-48 rounded-xl bg-(--surface) px-3 py-1.5 text-center text-sm font-semibold text-accent-ink"
        >
          {button}
        </p>
      ))}
    </div>
  )
}
