import type { ReactNode } from 'react'

import type { Tone } from './fill'

type TextProps = {
  x: number
  y: number
  size?: number
  bold?: boolean
  mono?: boolean
  tone?: Tone
  anchor?: 'middle' | 'end'
  children: ReactNode
}

export function Text({ x, y, size = 13, bold, mono, tone = 'ti', anchor, children }: TextProps) {
  const weight = bold ? ' tb' : ''
  const face = mono ? ' tm' : ''
  return (
    <text x={x} y={y} fontSize={size} className={tone + weight + face} textAnchor={anchor}>
      {children}
    </text>
  )
}
