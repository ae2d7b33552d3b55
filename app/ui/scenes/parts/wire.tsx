import type { Fill } from './fill'
import { pointAt } from './path'

type WireProps = {
  /** Absolute M, L, H, V, Q and C only. */
  d: string
  /** Final positions of the packets, in percent of the wire's length. */
  at?: number[]
  fill?: Fill
  dashed?: boolean
  /** `wr` is for a coloured background, `wl` for a white one. */
  line?: 'wr' | 'wl'
}

/** Distance of the animation, at most back to the bend before the packet: beyond it the packet would leave the wire. */
const RIDES = [
  '[--ride:-6px]',
  '[--ride:-12px]',
  '[--ride:-24px]',
  '[--ride:-36px]',
  '[--ride:-48px]',
  '[--ride:-60px]',
  '[--ride:-72px]',
]

export function Wire({ d, at = [], fill = 'pw', dashed, line = 'wr' }: WireProps) {
  return (
    <>
      <path className={line} d={d} strokeDasharray={dashed ? '2 7' : undefined} />
      {at.map((percent) => {
        const { x, y, angle, run } = pointAt(d, percent)
        return (
          <g key={percent} transform={`translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}`}>
            <rect
              className={`${fill} pkt ${RIDES[Math.min(6, Math.floor(run / 12))]}`}
              x="-5"
              y="-5"
              width="10"
              height="10"
              rx="2"
              transform="rotate(12)"
            />
          </g>
        )
      })}
    </>
  )
}
