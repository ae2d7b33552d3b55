import type { ReactNode } from 'react'

import type { Fill } from './fill'

type CardProps = {
  x: number
  y: number
  w: number
  /** Width in the cropped scene, if the crop would cut through the card. */
  cropped?: number
  h: number
  r?: number
  fill?: Fill
  tilt?: number
  children?: ReactNode
}

/** Children draw from the top left corner. */
export function Card({ x, y, w, cropped, h, r = 16, fill = 'sf', tilt = 0, children }: CardProps) {
  const sheet = (width: number, when = '') => (
    <>
      <rect className={`sh${when}`} x="6" y="14" width={width - 12} height={h - 4} rx={r} />
      <rect className={`${fill}${when}`} width={width} height={h} rx={r} />
    </>
  )
  return (
    <g className="sheet" transform={place(x, y, w, h, tilt)}>
      {cropped ? (
        <>
          {sheet(w, ' wide-only')}
          {sheet(cropped, ' narrow-only')}
        </>
      ) : (
        sheet(w)
      )}
      {children}
    </g>
  )
}

export function place(x: number, y: number, w: number, h: number, tilt: number) {
  return tilt ? `translate(${x} ${y}) rotate(${tilt} ${w / 2} ${h / 2})` : `translate(${x} ${y})`
}
