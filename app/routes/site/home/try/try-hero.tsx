import type { ReactNode } from 'react'

import { channels } from '#app/content/try-message'
import type { OpenedTry } from './open-try.server'
import { figuresOf, previewOf } from './preview'
import { statusOf, TryFigures, TryLinks } from './try-figures'
import { TryForm } from './try-form'
import { TryPhone } from './try-phone'
import { TryWire } from './try-wire'
import { useTry } from './use-try'

export function TryHero({ tried, children }: { tried: OpenedTry; children: ReactNode }) {
  const { slabs, typed, messages } = tried
  const { wire, phone, sent, phase, isSent, ...fields } = useTry(tried)
  const { draft } = fields
  const preview = previewOf(draft, messages)
  const figures = figuresOf(draft, preview, slabs)
  const mark = draft.channel === 'call' ? 'phone-incoming' : 'check'
  return (
    <section className="overflow-clip">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-6 pt-[calc(20px+20*var(--fluid))] pb-[calc(28px+36*var(--fluid))] [--wire:clamp(88px,15vw,208px)] min-[700px]:grid-cols-[minmax(0,1fr)_clamp(268px,29vw,348px)] min-[700px]:gap-x-(--wire) min-[700px]:gap-y-8 min-[700px]:grid-rows-[auto_auto_1fr]">
        <div className="home-hero self-end min-[700px]:max-lg:col-span-2">{children}</div>
        <TryForm {...fields} typed={typed} example={messages.en.shop}>
          <TryWire
            wire={wire}
            through={channels[draft.channel].through}
            phase={phase}
            arrived={phase !== 'flying' && isSent ? mark : undefined}
          />
        </TryForm>
        <div className="max-[699.9px]:order-1 max-[699.9px]:-mt-6 print:hidden">
          <TryFigures figures={figures} status={statusOf(draft.channel, phase, isSent)} />
          <TryLinks channel={draft.channel} name={draft.name} text={preview.text} />
        </div>
        <div className="max-[699.9px]:-mt-6 print:hidden min-[700px]:col-start-2 min-[700px]:row-span-2 min-[700px]:row-start-2 lg:row-span-3 lg:row-start-1">
          <TryPhone phone={phone} preview={previewOf(sent, messages)} sent={sent} phase={phase} />
        </div>
        <p className="sr-only" role="status">
          {phase === 'arrived' ? announcementOf(tried, sent) : ''}
        </p>
      </div>
    </section>
  )
}

function announcementOf({ messages, slabs }: OpenedTry, sent: OpenedTry['draft']): string {
  const preview = previewOf(sent, messages)
  const sender = { sms: preview.header, whatsapp: preview.shop, call: preview.shop }[sent.channel]
  const event = sent.channel === 'call' ? 'Preview: a call arrives from' : 'Preview: delivered from'
  const figures = figuresOf(sent, preview, slabs).map(({ value, note }) => `${value}, ${note}.`)
  return `${event} ${sender}. ${preview.text} ${figures.join(' ')}`
}
