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

const SMALLEST = 10

/** Width of an average character of size 1, measured with long company and city names. */
const CHARACTER = 0.55

type FittedTextProps = Omit<TextProps, 'children'> & { width: number; children: string }

/** A text of any length, such as a name: one that is wider than `width` is smaller, then cut. */
export function FittedText({ width, size = 13, children, ...place }: FittedTextProps) {
  const longest = Math.floor(width / (SMALLEST * CHARACTER))
  const isCut = children.length > longest
  const text = isCut ? `${children.slice(0, longest - 1).trim()}…` : children
  const fitting = Math.floor(width / (text.length * CHARACTER))
  return (
    <Text {...place} size={Math.min(size, fitting)}>
      {text}
    </Text>
  )
}
