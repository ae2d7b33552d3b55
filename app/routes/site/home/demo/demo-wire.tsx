import type { RefObject } from 'react'

import { Icon } from '#app/ui/icon'
import type { Phase } from './use-demo'

interface DemoWireProps {
  wire: RefObject<HTMLDivElement>
  through: string
  phase: Phase
  /** Icon at the phone, once the message has arrived. */
  arrived: string | undefined
}

const PACKET = 'absolute size-3 -translate-1/2 rotate-12 rounded-[2.5px] bg-accent'
const ACROSS = 'left-1/2 min-[43.75rem]:top-1/2'

export function DemoWire({ wire, through, phase, arrived }: DemoWireProps) {
  const isFlying = phase === 'flying'
  return (
    <div
      className="relative mx-auto mt-2 h-26 w-16 min-[43.75rem]:absolute min-[43.75rem]:top-[67px] min-[43.75rem]:left-full min-[43.75rem]:mt-0 min-[43.75rem]:h-16 min-[43.75rem]:w-(--wire) min-[43.75rem]:-translate-y-1/2"
      ref={wire}
      aria-hidden="true"
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-(--line-strong) min-[43.75rem]:inset-x-0 min-[43.75rem]:top-1/2 min-[43.75rem]:h-0.5 min-[43.75rem]:w-auto min-[43.75rem]:translate-x-0" />
      {!isFlying && (
        <>
          <span
            className={`${PACKET} ${ACROSS} top-[13%] min-[43.75rem]:left-[18%] min-[43.75rem]:max-[56.25rem]:hidden`}
          />
          <span className={`${PACKET} ${ACROSS} max-[56.25rem]:hidden min-[43.75rem]:left-[78%]`} />
        </>
      )}
      {[1, 2, 3, 4].map((number) => (
        <i key={number} className={`${PACKET} ${ACROSS} top-0 opacity-0 min-[43.75rem]:left-0`} />
      ))}
      <span
        className={`absolute top-1/2 left-1/2 grid size-12 -translate-1/2 min-[43.75rem]:size-14 place-items-center rounded-[15px] border shadow-(--sh-2) transition-colors duration-500 ${isFlying ? 'border-transparent bg-(--brand) text-white' : 'border-line bg-(--surface) text-accent-ink'}`}
      >
        <Icon name="radio-tower" size={24} />
      </span>
      <span className="absolute top-1/2 left-full ml-1 wrap-break-word -translate-y-1/2 text-sm font-semibold text-ink-3 min-[43.75rem]:top-full min-[43.75rem]:left-1/2 min-[43.75rem]:mt-1 min-[43.75rem]:ml-0 min-[43.75rem]:-translate-x-1/2 min-[43.75rem]:translate-y-0">
        {through}
      </span>
      {arrived && (
        <span className="absolute top-full left-1/2 z-10 grid size-8 -translate-1/2 place-items-center rounded-[10px] bg-[oklch(0.53_0.13_155)] text-white min-[43.75rem]:top-1/2 min-[43.75rem]:left-full">
          <Icon name={arrived} size={20} />
        </span>
      )}
    </div>
  )
}
