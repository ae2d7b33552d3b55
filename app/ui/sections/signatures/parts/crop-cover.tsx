import type { Cut } from '#app/content/signatures/crops'
import { CROPS } from './kurta-picture'

/** The edges that an app covers or crops, and what it draws there. */
export function CropCover({ cut: { shape, edges, cover } }: { cut: Cut }) {
  const { x, w, h } = CROPS[shape]
  const top = (h * edges.top) / 100
  const bottom = h - (h * edges.bottom) / 100
  const side = (w * edges.side) / 100
  const inner = `M${x + side} ${top}V${bottom}H${x + w - side}V${top}z`
  const Marks = MARKS[cover]
  return (
    <g className="hidden group-has-[[name=edges]:checked]/crops:block">
      <path
        className="fill-black/50"
        d={`M${x} 0H${x + w}V${h}H${x}z${inner}`}
        fillRule="evenodd"
      />
      <path className="fill-none stroke-white stroke-[8] [stroke-dasharray:28_20]" d={inner} />
      <g transform={`translate(${x} 0)`}>
        <Marks />
      </g>
    </g>
  )
}

/** Generic control shapes, not those of a particular app. */
const MARKS: Record<Cut['cover'], () => JSX.Element | null> = {
  none: () => null,
  story: () => (
    <g className="fill-white/85">
      <rect x="60" y="64" width="304" height="14" rx="7" />
      <rect x="388" y="64" width="304" height="14" rx="7" />
      <rect x="716" y="64" width="304" height="14" rx="7" />
      <circle cx="112" cy="162" r="50" />
      <rect x="190" y="146" width="280" height="32" rx="16" />
      <rect x="300" y="1650" width="480" height="130" rx="65" />
    </g>
  ),
  reel: () => (
    <g className="fill-white/85">
      <circle cx="985" cy="1330" r="44" />
      <circle cx="985" cy="1470" r="44" />
      <circle cx="985" cy="1610" r="44" />
      <circle cx="112" cy="1600" r="50" />
      <rect x="190" y="1584" width="280" height="32" rx="16" />
      <rect x="60" y="1690" width="620" height="28" rx="14" />
      <rect x="60" y="1744" width="440" height="28" rx="14" />
    </g>
  ),
}
