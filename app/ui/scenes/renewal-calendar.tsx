import { Bars, Card, Dots, Packet, Pill, Scene, Text, Wire } from './parts'

const CELLS = Array.from({ length: 20 }, (_, i) => ({
  x: 20 + (i % 5) * 48,
  y: 60 + Math.floor(i / 5) * 48,
}))
const NOTICE = 11
const RENEWAL = 12

export function RenewalCalendar() {
  return (
    <Scene
      h={340}
      label="A calendar: the notice by email arrives on the day before the renewal, which is then crossed out"
    >
      <Dots h={300} />
      <Wire d="M220 176H300" at={[64]} />
      <Card x={292} y={24} w={264} h={272} r={20}>
        <Text x={20} y={38} size={15} bold>
          Renewal
        </Text>
        {CELLS.map(({ x, y }, i) => (
          <rect
            key={i}
            className={i === NOTICE ? 'ac' : i === RENEWAL ? 'at' : 'sk'}
            x={x}
            y={y}
            width="40"
            height="40"
            rx="10"
          />
        ))}
        <Text x={88} y={182} size={15} bold tone="tw" anchor="middle">
          24 h
        </Text>
        <path className="st-ac" d="M126 166l20 20m0-20l-20 20" strokeWidth="5" />
      </Card>
      <Card x={40} y={84} w={212} h={156} r={20}>
        <Text x={20} y={38} size={15} bold>
          Please cancel
        </Text>
        <Bars x={20} y={58} widths={[172, 132]} />
        <Pill x={20} y={104} w={84} h={32} r={10} text="Send" />
      </Card>
      <Packet x={208} y={40} size={18} fill="pw" tilt={18} />
      <Packet x={568} y={160} size={12} fill="pg" tilt={-20} />
      <Packet x={84} y={272} size={14} fill="pg" tilt={28} />
    </Scene>
  )
}
