import type { ReactNode } from 'react'

import { channels } from '#app/content/demo-message'
import type { OpenedDemo } from './demo.server'
import { DemoFigures, DemoLinks, statusOf } from './demo-figures'
import { DemoForm } from './demo-form'
import { DemoPhone } from './demo-phone'
import { DemoWire } from './demo-wire'
import { figuresOf, previewOf } from './preview'
import { useDemo } from './use-demo'

export function DemoHero({ demo, children }: { demo: OpenedDemo; children: ReactNode }) {
  const { slabs, typed, messages } = demo
  const { wire, phone, sent, phase, isSent, ...fields } = useDemo(demo)
  const { input } = fields
  const preview = previewOf(input, messages)
  const figures = figuresOf(input, preview, slabs)
  const mark = input.channel === 'call' ? 'phone-incoming' : 'check'
  return (
    <section className="overflow-clip">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-6 pt-[calc(20px+20*var(--fluid))] pb-[calc(28px+36*var(--fluid))] [--wire:clamp(88px,15vw,208px)] min-[43.75rem]:grid-cols-[minmax(0,1fr)_clamp(268px,29vw,348px)] min-[43.75rem]:gap-x-(--wire) min-[43.75rem]:gap-y-8 min-[43.75rem]:grid-rows-[auto_auto_1fr]">
        <div className="home-hero self-end min-[43.75rem]:max-lg:col-span-2">{children}</div>
        <DemoForm {...fields} typed={typed} example={messages.en.shop}>
          <DemoWire
            wire={wire}
            through={channels[input.channel].through}
            phase={phase}
            arrived={phase !== 'flying' && isSent ? mark : undefined}
          />
        </DemoForm>
        <div className="max-[43.75rem]:order-1 max-[43.75rem]:-mt-6 print:hidden">
          <DemoFigures figures={figures} status={statusOf(input.channel, phase, isSent)} />
          <DemoLinks channel={input.channel} name={input.name} text={preview.text} />
        </div>
        <div className="max-[43.75rem]:-mt-6 print:hidden min-[43.75rem]:col-start-2 min-[43.75rem]:row-span-2 min-[43.75rem]:row-start-2 lg:row-span-3 lg:row-start-1">
          <DemoPhone phone={phone} preview={previewOf(sent, messages)} sent={sent} phase={phase} />
        </div>
        <p className="sr-only" role="status">
          {phase === 'arrived' ? announcementOf(demo, sent) : ''}
        </p>
      </div>
    </section>
  )
}

function announcementOf({ messages, slabs }: OpenedDemo, sent: OpenedDemo['input']): string {
  const preview = previewOf(sent, messages)
  const sender = { sms: preview.header, whatsapp: preview.shop, call: preview.shop }[sent.channel]
  const event = sent.channel === 'call' ? 'Preview: a call arrives from' : 'Preview: delivered from'
  const figures = figuresOf(sent, preview, slabs).map(({ value, note }) => `${value}, ${note}.`)
  return `${event} ${sender}. ${preview.text} ${figures.join(' ')}`
}
