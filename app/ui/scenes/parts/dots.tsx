type DotsProps = { x?: number; y?: number; w?: number; h?: number; gap?: number }

/** The dot grid behind a scene: rows of dashes without length, which show as their round caps. */
export function Dots({ x = 20, y = 20, w = 560, h = 392, gap = 28 }: DotsProps) {
  const rows = Array.from(
    { length: Math.floor(h / gap) + 1 },
    (_, i) => `M${x} ${y + i * gap}h${w}`,
  )
  return <path className="dt" d={rows.join('')} strokeDasharray={`0 ${gap}`} />
}
