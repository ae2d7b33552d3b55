import type { Fill } from './fill'
import { pointAt } from './path'

type WireProps = {
  /** Absolute M, L, H, V, Q and C only. */
  d: string
  /** Where packets rest, in per cent of the wire's length. */
  at?: number[]
  fill?: Fill
  dashed?: boolean
  /** `wr` is a wire on a hue, `wl` one on paper. */
  line?: 'wr' | 'wl'
}

export function Wire({ d, at = [], fill = 'pw', dashed, line = 'wr' }: WireProps) {
  return (
    <>
      <path className={line} d={d} strokeDasharray={dashed ? '2 7' : undefined} />
      {at.map((percent) => {
        const { x, y, angle } = pointAt(d, percent)
        return (
          <g key={percent} transform={`translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}`}>
            <rect className={`${fill} pkt`} x="-5" y="-5" width="10" height="10" rx="2" />
          </g>
        )
      })}
    </>
  )
}
