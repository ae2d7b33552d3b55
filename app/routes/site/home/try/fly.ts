const FLIGHT_MS = 1500
const BETWEEN_MS = 160

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Moves the packets along the box they are in, the longer way, with a stop in the middle. */
export async function fly(packets: readonly HTMLElement[]): Promise<void> {
  if (isStill()) return
  await Promise.allSettled(packets.map((packet, at) => ride(packet, at * BETWEEN_MS).finished))
}

function ride(packet: HTMLElement, delay: number): Animation {
  const { clientWidth = 0, clientHeight = 0 } = packet.parentElement ?? {}
  const side = clientHeight > clientWidth ? 'top' : 'left'
  const at = (place: string, offset: number) => ({ [side]: place, opacity: 1, offset })
  const frames = [at('0%', 0), at('50%', 0.42), at('50%', 0.56), at('100%', 1)]
  return packet.animate(frames, { duration: FLIGHT_MS, delay, easing: 'ease-in-out' })
}

export function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' })
}
