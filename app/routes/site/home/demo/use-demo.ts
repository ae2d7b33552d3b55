import { type FormEvent, useEffect, useRef, useState } from 'react'

import { shopNameError } from '#app/models/messaging/shop-name'
import { isMotionReduced } from '#app/ui/motion/in-view'
import type { OpenedDemo } from './demo.server'
import { type DemoInput, previewOf, readDemoInput } from './preview'

/** The phone shows the served example, nothing while packets travel, or the sent message. */
export type Phase = 'example' | 'flying' | 'arrived'

const MAX_PACKETS = 4
const FLIGHT_MS = 1500
const BETWEEN_MS = 160

export function useDemo(served: Pick<OpenedDemo, 'input' | 'messages' | 'error'>) {
  const form = useRef<HTMLFormElement>(null)
  const wire = useRef<HTMLDivElement>(null)
  const phone = useRef<HTMLElement>(null)
  const latestRun = useRef(0)
  const [input, setInput] = useState(served.input)
  const [sent, setSent] = useState(served.input)
  const [phase, setPhase] = useState<Phase>('example')
  // A new object for each rejected name, so that the error summary takes the focus again.
  const [error, setError] = useState(asError(served.error))

  const updateInput = () => {
    if (!form.current) return
    const fields = new FormData(form.current)
    setInput(readDemoInput(fields))
    if (!shopNameError(fields.get('name'))) setError(undefined)
  }
  // Fields can be filled in before the page hydrates.
  useEffect(updateInput, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const found = shopNameError(fields.get('name'))
    setError(asError(found))
    if (found) return
    const next = readDemoInput(fields)
    const run = ++latestRun.current
    setInput(next)
    setSent(next)
    setPhase('flying')
    phone.current?.scrollIntoView({
      block: 'nearest',
      behavior: isMotionReduced() ? 'auto' : 'smooth',
    })
    const packets = wire.current?.querySelectorAll<HTMLElement>('i') ?? []
    await animate(
      [...packets].slice(0, Math.min(previewOf(next, served.messages).parts, MAX_PACKETS)),
    )
    if (run === latestRun.current) setPhase('arrived')
  }

  const isSame = (Object.keys(input) as (keyof DemoInput)[]).every(
    (key) => input[key] === sent[key],
  )
  const isSent = isSame && !error
  return { form, wire, phone, input, sent, phase, error, isSent, updateInput, send }
}

const asError = (text: string | undefined) => (text ? { text } : undefined)

/** Moves the packets along the longer side of their parent, with a stop in the middle. */
async function animate(packets: readonly HTMLElement[]): Promise<void> {
  if (isMotionReduced()) return
  await Promise.allSettled(packets.map((packet, i) => animateOne(packet, i * BETWEEN_MS).finished))
}

function animateOne(packet: HTMLElement, delay: number): Animation {
  const { clientWidth = 0, clientHeight = 0 } = packet.parentElement ?? {}
  const side = clientHeight > clientWidth ? 'top' : 'left'
  const at = (position: string, offset: number) => ({ [side]: position, opacity: 1, offset })
  const frames = [at('0%', 0), at('50%', 0.42), at('50%', 0.56), at('100%', 1)]
  return packet.animate(frames, { duration: FLIGHT_MS, delay, easing: 'ease-in-out' })
}
