import type { ComponentType } from 'react'

import type { SectionOf } from '#app/content/section'
import { SpokenText } from './spoken-text'

type Bubble = SectionOf<'chat-thread'>['steps'][number]['bubbles'][number]

const SIDES = {
  customer: 'self-start rounded-bl-[4px] bg-(--surface)',
  business: 'self-end rounded-br-[4px] bg-accent text-white print:text-black',
}

interface ChatBubbleProps extends Bubble {
  Drawing: ComponentType
}

export function ChatBubble({ from, text, product, buttons = [], Drawing }: ChatBubbleProps) {
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
