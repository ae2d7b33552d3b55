import type { ReactNode } from 'react'

import { place } from './card'

type PhoneProps = {
  x: number
  y: number
  w: number
  h: number
  camera?: 'dot' | 'island'
  tilt?: number
  children: ReactNode
}

/** Children draw from the top left corner of the screen, 7 units inside the bezel. */
export function Phone({ x, y, w, h, camera = 'dot', tilt = 0, children }: PhoneProps) {
  return (
    <g className="sheet" transform={place(x, y, w, h, tilt)}>
      <rect className="sh" x="10" y="20" width={w - 20} height={h - 8} rx="36" />
      <rect className="bz" width={w} height={h} rx="36" />
      <rect className="sf" x="7" y="7" width={w - 14} height={h - 14} rx="29" />
      <g transform="translate(7 7)">{children}</g>
      {camera === 'dot' ? (
        <circle className="bz" cx={w / 2} cy="22" r="6" />
      ) : (
        <rect className="bz" x={w / 2 - 32} y="14" width="64" height="17" rx="8.5" />
      )}
    </g>
  )
}
