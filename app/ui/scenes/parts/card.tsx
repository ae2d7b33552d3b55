import type { ReactNode } from 'react'

import type { Fill } from './fill'

type CardProps = {
  x: number
  y: number
  w: number
  h: number
  r?: number
  fill?: Fill
  tilt?: number
  children?: ReactNode
}

/** A floating sheet with a soft shadow; its children draw from its own corner. */
export function Card({ x, y, w, h, r = 16, fill = 'sf', tilt = 0, children }: CardProps) {
  return (
    <g transform={place(x, y, w, h, tilt)}>
      <rect className="sh" x="6" y="14" width={w - 12} height={h - 4} rx={r} />
      <rect className={fill} width={w} height={h} rx={r} />
      {children}
    </g>
  )
}

export function place(x: number, y: number, w: number, h: number, tilt: number) {
  return tilt ? `translate(${x} ${y}) rotate(${tilt} ${w / 2} ${h / 2})` : `translate(${x} ${y})`
}
