import type { ComponentType, RefObject } from 'react'

import type { Channel } from '#app/content/demo-message'
import { CallScreen } from './call-screen'
import { ChatScreen } from './chat-screen'
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
      className="relative mx-auto min-h-[372px] w-[min(100%,340px)] rounded-[54px] max-[699.9px]:flex max-[699.9px]:flex-col max-[699.9px]:rounded-b-none max-[699.9px]:pb-0 min-[700px]:h-[600px] bg-[light-dark(oklch(0.2_0.014_30),oklch(0.31_0.012_30))] p-2.5 shadow-(--sh-3) min-[700px]:w-full lg:h-[704px]"
      ref={phone}
      aria-label="Preview on a customer’s phone"
    >
      <div
        className="relative flex flex-col overflow-hidden rounded-[44px] scheme-light max-[699.9px]:flex-1 max-[699.9px]:rounded-b-none min-[700px]:h-full"
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
