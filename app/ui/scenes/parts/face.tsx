import type { Fill } from './fill'
import { round } from './path'

type FaceProps = { x: number; y: number; r?: number; fill?: Fill; figure?: Fill }

export function Face({ x, y, r = 16, fill = 'at', figure = 'ac' }: FaceProps) {
  const shoulder = round(r * 0.62)
  const rise = round(r * 0.56)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={fill} r={r} />
      <path
        className={figure}
        d={`M${-shoulder} ${round(r * 0.78)}a${shoulder} ${rise} 0 0 1 ${round(shoulder * 2)} 0a${r} ${r} 0 0 1-${round(shoulder * 2)} 0z`}
      />
      <circle className={figure} cy={round(-r * 0.2)} r={round(r * 0.36)} />
    </g>
  )
}
