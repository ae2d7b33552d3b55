import { Bar, Card, Pill, Scene, Text } from './parts'
import type { Fill } from './parts/fill'

export function FilmCuts() {
  return (
    <Scene
      h={340}
      kind="plain"
      focus="left"
      label="One shot of a cup of tea in three shapes: wide for watch pages, vertical for Shorts, square for feeds"
    >
      <g transform="translate(0 12)">
        <Card x={8} y={72} w={288} h={164} r={14} fill="bz">
          <Cup x={208} y={100} scale={1.2} clay="ac" />
          <Pill x={16} y={124} w={136} h={24} r={6} fill="sf" tone="ti" text="Cardamom chai" />
        </Card>
        <Text x={8} y={276} size={16} bold>
          Watch pages and TV
        </Text>
        <Text x={8} y={302} size={14} tone="t3">
          Wide, with captions
        </Text>
        <Card x={312} y={8} w={128} h={228} r={14} fill="ac">
          <Cup x={64} y={116} clay="sf" />
          <Bar x={16} y={188} w={84} h={8} fill="g40" />
          <Bar x={16} y={204} w={56} h={8} fill="g40" />
        </Card>
        <Text x={312} y={276} size={16} bold>
          Shorts
        </Text>
        <Text x={312} y={302} size={14} tone="t3">
          Vertical
        </Text>
        <g className="wide-only">
          <Card x={456} y={100} w={136} h={136} r={14} fill="ac2">
            <Cup x={68} y={84} scale={0.86} clay="at" />
          </Card>
          <Text x={456} y={276} size={16} bold>
            Feed
          </Text>
          <Text x={456} y={302} size={14} tone="t3">
            Square
          </Text>
        </g>
      </g>
    </Scene>
  )
}

interface CupProps {
  x: number
  y: number
  scale?: number
  clay: Fill
}

/** A clay cup, 72 wide at scale 1, and the steam over it. */
function Cup({ x, y, scale = 1, clay }: CupProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="st-tw" strokeWidth="4" d="M-14-36q-8-10 0-18t0-18M14-36q-8-10 0-18t0-18" />
      <path className={clay} d="M-36-20H36L24 34Q22 42 14 42H-14Q-22 42-24 34z" />
      <ellipse className="am" cx="0" cy="-20" rx="36" ry="8" />
    </g>
  )
}
