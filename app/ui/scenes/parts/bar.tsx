import type { Fill } from './fill'

type BarProps = { x: number; y: number; w: number; h?: number; fill?: Fill }

export function Bar({ x, y, w, h = 8, fill = 'mu' }: BarProps) {
  return <rect className={fill} x={x} y={y} width={w} height={h} rx={h / 2} />
}

type BarsProps = {
  x: number
  y: number
  widths: number[]
  gap?: number
  h?: number
  fill?: Fill
}

export function Bars({ x, y, widths, gap = 16, h = 8, fill = 'mu' }: BarsProps) {
  return (
    <>
      {widths.map((w, i) => (
        <Bar key={i} x={x} y={y + i * gap} w={w} h={h} fill={fill} />
      ))}
    </>
  )
}
