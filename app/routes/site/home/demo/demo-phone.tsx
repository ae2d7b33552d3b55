import type { ComponentType, RefObject } from 'react'
import type { Channel } from '#app/content/demo-message'
import { Icon } from '#app/ui/icon'
import { firstGrapheme } from '#app/ui/layout/logo'
import { LockScreen } from './lock-screen'
import type { DemoInput, Preview, ScreenProps } from './preview'
import type { Phase } from './use-demo'

const SCREENS: Record<Channel, { Screen: ComponentType<ScreenProps>; hue: string }> = {
  sms: { Screen: LockScreen, hue: 'brand' },
  whatsapp: { Screen: ChatScreen, hue: 'green' },
  call: { Screen: CallScreen, hue: 'navy' },
}

interface DemoPhoneProps {
  phone: RefObject<HTMLElement>
  preview: Preview
  sent: DemoInput
  phase: Phase
}

export function DemoPhone({ phone, preview, sent, phase }: DemoPhoneProps) {
  const { Screen, hue } = SCREENS[sent.channel]
  const arriving = phase === 'flying' ? 'invisible' : phase === 'arrived' ? ARRIVES : ''
  return (
    <figure
      className="relative mx-auto min-h-[372px] w-[min(100%,340px)] rounded-[54px] max-[43.75rem]:flex max-[43.75rem]:flex-col max-[43.75rem]:rounded-b-none max-[43.75rem]:pb-0 min-[43.75rem]:h-[600px] bg-[light-dark(oklch(0.2_0.014_30),oklch(0.31_0.012_30))] p-2.5 shadow-(--sh-3) min-[43.75rem]:w-full lg:h-[704px]"
      ref={phone}
      aria-label="Preview on a customer’s phone"
    >
      <div
        className="relative flex flex-col overflow-hidden rounded-[44px] scheme-light max-[43.75rem]:flex-1 max-[43.75rem]:rounded-b-none min-[43.75rem]:h-full"
        data-hue={hue}
      >
        <Screen preview={preview} language={sent.language} arriving={arriving} />
      </div>
      <span
        className="absolute top-6 left-1/2 size-3.5 -translate-x-1/2 rounded-full bg-[oklch(0.16_0.01_30)]"
        aria-hidden="true"
      />
    </figure>
  )
}

const ARRIVES = 'animate-[rise_0.5s_var(--ease)]'

const BUTTON = 'grid size-14 place-items-center rounded-full lg:size-16'

function CallScreen({ preview, language, arriving }: ScreenProps) {
  return (
    <div className="flex flex-1 flex-col items-center bg-[linear-gradient(165deg,var(--g1),var(--g2)_60%,var(--g3))] px-5 pt-14 pb-7 text-center text-white">
      <div className={`grid w-full justify-items-center ${arriving}`}>
        <p className="font-semibold text-white/85">Incoming call</p>
        <span
          className="mt-4 grid size-20 lg:size-24 place-items-center rounded-[28px] bg-white/16 font-display text-[2.75rem] leading-none"
          aria-hidden="true"
        >
          {firstGrapheme(preview.shop)}
        </span>
        <strong className="mt-4 line-clamp-2 text-[1.625rem] leading-[1.15] [overflow-wrap:anywhere]">
          {preview.shop}
        </strong>
        <div className="mt-5 w-full rounded-[20px] bg-white/14 p-4 text-left">
          <p className="flex items-center gap-2 text-sm font-semibold text-white/85">
            <Icon name="audio-lines" size={18} /> Played when answered
          </p>
          <p className="mt-1.5 leading-[1.45] [overflow-wrap:anywhere]" lang={language}>
            {preview.text}
          </p>
        </div>
      </div>
      <p className="mt-auto flex w-full justify-between px-4 pt-5" aria-hidden="true">
        <span className={`${BUTTON} rotate-[135deg] bg-[oklch(0.56_0.2_26)]`}>
          <Icon name="phone" size={26} />
        </span>
        <span className={`${BUTTON} bg-[oklch(0.55_0.14_155)]`}>
          <Icon name="phone" size={26} />
        </span>
      </p>
    </div>
  )
}

function ChatScreen({ preview, language, arriving }: ScreenProps) {
  return (
    <>
      <p className="flex items-center gap-3 bg-(--g2) px-5 pt-14 pb-4 text-white">
        <span
          className="grid size-11 flex-none place-items-center rounded-full bg-white text-h4 font-bold text-accent-ink"
          aria-hidden="true"
        >
          {firstGrapheme(preview.shop)}
        </span>
        <span className="min-w-0">
          <strong className="line-clamp-2 leading-tight [overflow-wrap:anywhere]">
            {preview.shop}
          </strong>
          <span className="text-sm text-white/85">Business account</span>
        </span>
      </p>
      <div className="flex flex-1 flex-col gap-2 bg-(--accent-tint) p-4 text-ink">
        <p className="mx-auto my-2 rounded-full bg-white px-3.5 py-0.5 text-sm font-semibold text-ink-3">
          Today
        </p>
        <div className={`grid gap-2 ${arriving}`} lang={language}>
          <div className="rounded-[18px] rounded-bl-[4px] bg-white p-4 shadow-(--sh-1)">
            <p className="leading-[1.45]">{preview.text}</p>
            <p className="mt-1 text-right text-sm text-ink-3" lang="en">
              10:24
            </p>
          </div>
          {preview.buttons.map((button) => (
            <p
              key={button}
              className="rounded-[12px] bg-white py-3 text-center font-semibold text-accent-ink shadow-(--sh-1)"
            >
              {button}
            </p>
          ))}
        </div>
        <p className="mt-auto flex items-center gap-2" aria-hidden="true">
          <span className="flex-1 rounded-full bg-white px-5 py-2.5 text-ink-3">Message</span>
          <span className="grid size-11 place-items-center rounded-full bg-accent text-white">
            <Icon name="mic" />
          </span>
        </p>
      </div>
    </>
  )
}
