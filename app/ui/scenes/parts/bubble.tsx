import type { ReactNode } from 'react'

import type { Fill } from './fill'

type BubbleProps = {
  x: number
  y: number
  w: number
  h: number
  /** `in` was received (square corner left), `out` was sent (square corner right). */
  side?: 'in' | 'out'
  fill?: Fill
  children: ReactNode
}

const round = 14
const square = 3

export function Bubble({ x, y, w, h, side = 'in', fill, children }: BubbleProps) {
  const [left, right] = side === 'in' ? [square, round] : [round, square]
  const d =
    `M${round} 0H${w - round}a${round} ${round} 0 0 1 ${round} ${round}V${h - right}` +
    `a${right} ${right} 0 0 1-${right} ${right}H${left}a${left} ${left} 0 0 1-${left}-${left}` +
    `V${round}a${round} ${round} 0 0 1 ${round}-${round}z`
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={fill ?? (side === 'in' ? 'sk' : 'ac')} d={d} />
      {children}
    </g>
  )
}
