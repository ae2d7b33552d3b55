import type { ReactNode } from 'react'

import { useCompany } from '#app/ui/company'
import { useShop } from '#app/ui/shop'
import { Card, Dots, Face, Packet, Pill, Scene, Text, Wave, Wire } from './parts'

const keys = [
  { name: '1', x: 20, fill: 'sf', tone: 'ti' },
  { name: '2', x: 72, fill: 'g20', tone: 'tw' },
  { name: '3', x: 124, fill: 'g20', tone: 'tw' },
] as const

export function IvrTree() {
  const { tollFreePhone, hours } = useCompany()
  const shop = useShop()
  return (
    <Scene focus="left" label="A toll-free number branching to sales, support and billing queues">
      <Dots />
      <g className="wide-only">
        <Wire d="M300 262V296Q300 316 280 316H132Q112 316 112 336V368" at={[42, 74]} />
        <Wire d="M300 262V296Q300 316 320 316H468Q488 316 488 336V368" at={[42, 74]} />
        <Wire d="M160 212H212" dashed />
        <Wire d="M388 212H440" dashed />
      </g>
      <g className="narrow-only extra">
        <Wire d="M244 262V296Q244 312 228 312H134Q118 312 118 328V368" at={[56]} />
        <Wire d="M244 262V296Q244 312 260 312H354Q370 312 370 328V368" at={[56]} />
      </g>
      <g className="pull">
        <Wire d="M300 108V176" at={[50]} />
        <g className="extra">
          <Wire d="M300 262V368" at={[30]} />
        </g>
        <Card x={176} y={32} w={248} h={80} r={20}>
          <Text x={24} y={32} size={12} tone="t3" bold>
            Toll-free, menu 24/7
          </Text>
          <Text x={24} y={62} size={27} bold>
            {tollFreePhone || '1800 ••• ••••'}
          </Text>
        </Card>
        <Card x={206} y={168} w={188} h={100} r={20} fill="bz">
          <Text x={94} y={32} size={12} tone="tw" bold anchor="middle">
            {shop ? `“${shop.short(12)}, press a key”` : '“Welcome. Press a key.”'}
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
      </g>
      <g className="wide-only">
        <Card x={32} y={168} w={132} h={88}>
          <Text x={16} y={30} size={12} tone="t3" bold>
            Office hours
          </Text>
          <Text x={16} y={54} size={15} bold>
            To a desk
          </Text>
          <Text x={16} y={72} size={12} tone="t2">
            {hours}
          </Text>
        </Card>
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
        <Queue x={28} w={168} digit="1" name="Sales" state="2 waiting">
          <Agents count={3} />
        </Queue>
      </g>
      <g className="wide-only">
        <Queue x={216} w={168} digit="2" name="Support" state="Free now" free>
          <Agents count={2} />
        </Queue>
      </g>
      <g className="wide-only">
        <Queue x={404} w={168} digit="3" name="Billing" state="AI answers">
          <Wave x={20} y={98} count={11} h={30} />
        </Queue>
      </g>
      <g className="narrow-only">
        <Queue x={60} w={116} digit="1" name="Sales" state="2 waiting">
          <Agents count={3} />
        </Queue>
        <Queue x={186} w={116} digit="2" name="Support" state="Free now" free>
          <Agents count={2} />
        </Queue>
        <Queue x={312} w={116} digit="3" name="Billing" state="AI answers">
          <Wave x={16} y={98} count={9} h={30} />
        </Queue>
      </g>
      <g className="wide-only">
        <Packet x={60} y={64} size={22} fill="pw" tilt={16} />
      </g>
      <Packet x={500} y={72} size={14} fill="pg" tilt={-24} />
      <Packet x={544} y={120} size={10} fill="pw" tilt={40} />
    </Scene>
  )
}

type QueueProps = {
  x: number
  w: number
  digit: string
  name: string
  state: string
  free?: boolean
  children: ReactNode
}

function Queue({ x, w, digit, name, state, free, children }: QueueProps) {
  const isWide = w > 120
  return (
    <Card x={x} y={364} w={w} h={128}>
      <Pill x={isWide ? 16 : 12} y={16} w={24} h={24} r={7} fill="ac" text={digit} />
      <Text x={isWide ? 48 : 42} y={34} size={15} bold>
        {name}
      </Text>
      <Text x={16} y={66} tone={free ? 'tg' : 't3'} bold={free}>
        {state}
      </Text>
      {children}
    </Card>
  )
}

function Agents({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <Face key={i} x={30 + i * 24} y={98} r={15} fill={i ? 'sk' : 'at'} />
  ))
}
