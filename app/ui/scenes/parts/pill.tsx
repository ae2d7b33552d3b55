import type { Fill, Tone } from './fill'
import { Text } from './text'

type PillProps = {
  x: number
  y: number
  w: number
  h?: number
  r?: number
  fill?: Fill
  text: string
  tone?: Tone
  size?: number
}

/** A bold label centred on a rounded shape; with a smaller `r` a button or tile. */
export function Pill(props: PillProps) {
  const { x, y, w, h = 28, r = h / 2, fill = 'ac', text, tone = 'tw', size = 13 } = props
  return (
    <>
      <rect className={fill} x={x} y={y} width={w} height={h} rx={r} />
      <Text
        x={x + w / 2}
        y={Math.round(y + h / 2 + size * 0.34)}
        size={size}
        bold
        tone={tone}
        anchor="middle"
      >
        {text}
      </Text>
    </>
  )
}
