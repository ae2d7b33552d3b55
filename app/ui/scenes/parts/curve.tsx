import { round } from './path'

type CurveProps = {
  x: number
  y: number
  w: number
  h: number
  /** Values from 0 (bottom) to 1 (top), evenly spaced. */
  values: number[]
}

/** A smooth chart line over its tinted area. */
export function Curve({ x, y, w, h, values }: CurveProps) {
  const step = w / (values.length - 1)
  const line = values
    .map((value, i) => {
      const px = round(x + i * step)
      const py = round(y + h - value * h)
      if (i === 0) return `M${px} ${py}`
      const before = round(y + h - (values[i - 1] ?? value) * h)
      const middle = round(px - step / 2)
      return `C${middle} ${before} ${middle} ${py} ${px} ${py}`
    })
    .join('')
  return (
    <>
      <path className="ac a12" d={`${line}V${y + h}H${x}z`} />
      <path className="st-ac" d={line} strokeWidth="3" />
    </>
  )
}
