import type { SectionOf } from '#app/content/section'
import { SpokenText } from './spoken-text'

type Bubble = SectionOf<'chat-thread'>['steps'][number]['bubbles'][number]

const SIDES = {
  customer: 'self-start rounded-bl-[4px] bg-(--surface)',
  business: 'self-end rounded-br-[4px] bg-accent text-white print:text-black',
}

export function ChatBubble({ from, text, product, buttons = [] }: Bubble) {
  return (
    <div
      className={`grid w-fit max-w-[88%] gap-2 rounded-[18px] p-1.5 leading-[1.4] shadow-(--sh-1) ${SIDES[from]}`}
    >
      {product && (
        <div className="rounded-[13px] bg-(--surface) text-ink">
          <Cloth />
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

/** A folded dupatta with a border of packets. */
function Cloth() {
  return (
    <svg className="w-full rounded-t-[13px]" viewBox="0 0 264 112" aria-hidden="true">
      <path className="fill-accent/16" d="M0 0H264V112H0Z" />
      <path className="fill-accent/50" d="M40 112V34Q40 18 56 18H186Q206 18 206 38V112Z" />
      <path className="fill-accent" d="M76 112V46Q76 30 92 30H206Q226 30 226 50V112Z" />
      {[96, 120, 144, 168, 192].map((x) => (
        <path key={x} className="fill-white/85" d={`M${x} 78l7 7-7 7-7-7Z`} />
      ))}
      <path className="stroke-white/60 stroke-2" d="M76 66H226M76 104H226" />
    </svg>
  )
}
