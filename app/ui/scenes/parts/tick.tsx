import type { Fill } from './fill'

type TickProps = { x: number; y: number; size?: number; fill?: Fill }

export function Tick({ x, y, size = 20, fill = 'gr' }: TickProps) {
  const scale = size === 20 ? '' : ` scale(${size / 20})`
  return (
    <g transform={`translate(${x} ${y})${scale}`}>
      <rect className={fill} width="20" height="20" rx="6" />
      <path className="st-tw" d="M5.5 10.5l3 3 6-7" strokeWidth="2.2" />
    </g>
  )
}
