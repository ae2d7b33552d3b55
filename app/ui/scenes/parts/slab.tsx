import type { Fill } from './fill'

type SlabProps = {
  /** Centre of the top face. */
  x: number
  y: number
  w: number
  thickness: number
  /** Fills of the faces. */
  fills?: [top: Fill, left: Fill, right: Fill]
}

export function Slab({ x, y, w, thickness: t, fills = ['sf', 'sk', 'mu'] }: SlabProps) {
  const [top, left, right] = fills
  const a = w / 2
  const b = w / 4
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={left} d={`M${-a} 0L0 ${b}V${b + t}L${-a} ${t}z`} />
      <path className={right} d={`M${a} 0L0 ${b}V${b + t}L${a} ${t}z`} />
      <path className={top} d={`M0 ${-b}L${a} 0L0 ${b}L${-a} 0z`} />
    </g>
  )
}
