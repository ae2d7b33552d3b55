import type { ReactNode } from 'react'

import { Card, Dots, Face, Packet, Pill, Scene, Text, Wave, Wire } from './parts'

const keys = [
  { name: '1', x: 20, fill: 'sf', tone: 'ti' },
  { name: '2', x: 72, fill: 'g20', tone: 'tw' },
  { name: '3', x: 124, fill: 'g20', tone: 'tw' },
] as const

export function IvrTree() {
  return (
    <Scene focus="left" label="A toll-free number branching to sales, support and billing queues">
      <Dots />
      <Wire d="M300 108V176" at={[50]} />
      <Wire d="M300 262V296Q300 316 280 316H132Q112 316 112 336V352" at={[42, 74]} />
      <Wire d="M300 262V352" at={[30]} />
      <Wire d="M300 262V296Q300 316 320 316H468Q488 316 488 336V352" at={[42, 74]} />
      <g className="wide-only">
        <Wire d="M388 212H440" dashed />
      </g>
      <g className="beside aside">
        <Wire d="M160 212H212" dashed />
      </g>
      <Card x={176} y={32} w={248} h={80} r={20}>
        <Text x={24} y={32} size={12} tone="t3" bold>
          Toll-free, 24 hours
        </Text>
        <Text x={24} y={62} size={27} bold>
          1800 000 0000
        </Text>
      </Card>
      <Card x={206} y={168} w={188} h={100} r={20} fill="bz">
        <Text x={94} y={32} size={12} tone="tw" bold anchor="middle">
          “Welcome. Press a key.”
        </Text>
        {keys.map(({ name, x, fill, tone }) => (
          <Pill
            key={name}
            x={x}
            y={46}
            w={44}
            h={38}
            r={10}
            fill={fill}
            tone={tone}
            size={18}
            text={name}
          />
        ))}
      </Card>
      <g className="beside aside">
        <Card x={32} y={168} w={132} h={88}>
          <Text x={16} y={30} size={12} tone="t3" bold>
            Hours
          </Text>
          <Text x={16} y={54} size={15} bold>
            Mon to Fri
          </Text>
          <Text x={16} y={72} size={12} tone="t2">
            09:00 to 17:00
          </Text>
        </Card>
      </g>
      <g className="wide-only">
        <Card x={436} y={168} w={132} h={88}>
          <Text x={16} y={30} size={12} tone="t3" bold>
            After hours
          </Text>
          <Text x={16} y={54} size={15} bold>
            Call back
          </Text>
          <Text x={16} y={72} size={12} tone="t2">
            next morning
          </Text>
        </Card>
      </g>
      <g className="beside aside">
        <Queue x={28} digit="1" name="Sales" state="2 waiting" wait="0:18">
          {[30, 54, 78].map((x, i) => (
            <Face key={x} x={x} y={98} r={15} fill={i ? 'sk' : 'at'} />
          ))}
        </Queue>
      </g>
      <Queue x={216} digit="2" name="Support" state="Free now" wait="0:00" free>
        {[30, 54].map((x, i) => (
          <Face key={x} x={x} y={98} r={15} fill={i ? 'sk' : 'at'} />
        ))}
      </Queue>
      <g className="wide-only">
        <Queue x={404} digit="3" name="Billing" state="AI answers" wait="bot">
          <Wave x={20} y={98} count={11} h={30} />
        </Queue>
      </g>
      <Packet x={88} y={64} size={22} fill="pw" tilt={16} />
      <Packet x={500} y={72} size={14} fill="pg" tilt={-24} />
      <Packet x={544} y={120} size={10} fill="pw" tilt={40} />
    </Scene>
  )
}

type QueueProps = {
  x: number
  digit: string
  name: string
  state: string
  wait: string
  free?: boolean
  children: ReactNode
}

function Queue({ x, digit, name, state, wait, free, children }: QueueProps) {
  return (
    <Card x={x} y={348} w={168} h={128}>
      <Pill x={16} y={16} w={24} h={24} fill="ac" text={digit} />
      <Text x={50} y={34} size={16} bold>
        {name}
      </Text>
      <Text x={16} y={66} tone={free ? 'tg' : 't3'} bold={free}>
        {state}
      </Text>
      {children}
      <Text x={152} y={103} size={12} tone="t3" anchor="end">
        {wait}
      </Text>
    </Card>
  )
}
