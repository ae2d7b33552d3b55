import type { ReactNode } from 'react'

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
      <g className="wide-only">
        <Wide x={8} w={288} h={164} />
        <Shorts x={312} w={128} h={228} />
        <Feed x={456} w={136} />
      </g>
      <g className="narrow-only">
        <Wide x={4} w={200} h={136} />
        <Shorts x={220} w={100} h={178} />
        <Feed x={336} w={100} />
      </g>
    </Scene>
  )
}

function Wide({ x, w, h }: { x: number; w: number; h: number }) {
  const isLarge = w > 250
  return (
    <Cut x={x} w={w} h={h} fill="bz" name="Watch pages and TV" shape="Wide, with captions">
      <Cup x={w * (isLarge ? 0.72 : 0.79)} y={h * 0.58} scale={h / 137} clay="ac" />
      <Pill
        x={w / 18}
        y={h - 40}
        w={isLarge ? 136 : 116}
        h={24}
        r={6}
        fill="sf"
        tone="ti"
        text="Cardamom chai"
      />
    </Cut>
  )
}

function Shorts({ x, w, h }: { x: number; w: number; h: number }) {
  return (
    <Cut x={x} w={w} h={h} fill="ac" name="Shorts" shape="Vertical">
      <Cup x={w / 2} y={h / 2} scale={w / 128} clay="sf" />
      <Bar x={w / 8} y={h - 40} w={w * 0.66} h={8} fill="g40" />
      <Bar x={w / 8} y={h - 24} w={w * 0.44} h={8} fill="g40" />
    </Cut>
  )
}

function Feed({ x, w }: { x: number; w: number }) {
  return (
    <Cut x={x} w={w} h={w} fill="ac2" name="Feed" shape="Square">
      <Cup x={w / 2} y={w * 0.62} scale={w / 158} clay="at" />
    </Cut>
  )
}

interface CutProps {
  x: number
  w: number
  h: number
  fill: Fill
  name: string
  shape: string
  children: ReactNode
}

function Cut({ x, w, h, fill, name, shape, children }: CutProps) {
  return (
    <>
      <Card x={x} y={248 - h} w={w} h={h} r={14} fill={fill}>
        {children}
      </Card>
      <Text x={x} y={288} size={16} bold>
        {name}
      </Text>
      <Text x={x} y={314} size={14} tone="t3">
        {shape}
      </Text>
    </>
  )
}

interface CupProps {
  x: number
  y: number
  scale: number
  clay: Fill
}

/** A clay cup with steam, 72 wide at scale 1. */
function Cup({ x, y, scale, clay }: CupProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="st-tw" strokeWidth="4" d="M-14-36q-8-10 0-18t0-18M14-36q-8-10 0-18t0-18" />
      <path className={clay} d="M-36-20H36L24 34Q22 42 14 42H-14Q-22 42-24 34z" />
      <ellipse className="am" cx="0" cy="-20" rx="36" ry="8" />
    </g>
  )
}
