import type { Fill } from './fill'

type PacketProps = { x: number; y: number; size?: number; fill?: Fill; tilt?: number }

export function Packet({ x, y, size = 12, fill = 'ac', tilt = 0 }: PacketProps) {
  return (
    <rect
      className={fill}
      x={x}
      y={y}
      width={size}
      height={size}
      rx={size / 5}
      transform={tilt ? `rotate(${tilt} ${x + size / 2} ${y + size / 2})` : undefined}
    />
  )
}
