import { Bar, Bars, Card, Face, Pill, Scene, Text, Tick, Wire } from './parts'

const columns = [
  { name: 'New', count: '6', x: 0, w: 208 },
  { name: 'With the desk', count: '2', x: 220, w: 212 },
  { name: 'Answered', count: '41', x: 444, w: 156 },
]

export function ReplyDesk() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="A desk of mentions in three columns: new, with the desk, and answered"
    >
      {columns.map(({ name, count, x, w }) => (
        <g key={name} className={x > 400 ? 'wide-only' : undefined}>
          <rect className="sf a60" x={x} y="8" width={w} height="324" rx="20" />
          <Text x={x + 20} y={40} size={15} bold>
            {name}
          </Text>
          <Text x={x + w - 20} y={40} size={15} bold tone="t3" anchor="end">
            {count}
          </Text>
        </g>
      ))}
      <Wire d="M192 124H260" at={[46]} />
      <Card x={12} y={60} w={184} h={128}>
        <Face x={32} y={32} r={16} />
        <Text x={56} y={30} bold>
          @meerak
        </Text>
        <Text x={56} y={46} size={11} tone="t3">
          2,140 followers
        </Text>
        <Text x={16} y={74} bold>
          Parcel says delivered.
        </Text>
        <Text x={16} y={92} bold>
          It is not here.
        </Text>
        <Pill x={16} y={102} w={56} h={18} fill="ac" size={11} text="urgent" />
      </Card>
      <Card x={12} y={204} w={184} h={100}>
        <Face x={32} y={32} r={16} fill="sk" />
        <Text x={56} y={37} bold>
          @kanpurwala
        </Text>
        <Bars x={16} y={62} widths={[136, 92]} />
      </Card>
      <g className="wide-only">
        <Wire d="M412 240H456" at={[50]} />
      </g>
      <Card x={236} y={76} w={180} h={220} tilt={-3}>
        <Face x={32} y={32} r={16} fill="ac" figure="sf" />
        <Text x={56} y={30} bold>
          Irfan is typing
        </Text>
        <Text x={56} y={46} size={11} tone="t3">
          second reply
        </Text>
        <rect className="at" x="12" y="64" width="156" height="88" rx="12" />
        <Text x={24} y={90} size={12} tone="ta" bold>
          Sorry, Meera. The
        </Text>
        <Text x={24} y={110} size={12} tone="ta" bold>
          rider returns at six,
        </Text>
        <Text x={24} y={130} size={12} tone="ta" bold>
          it’s on us <tspan className="tm">|</tspan>
        </Text>
        <Bar x={12} y={184} w={76} h={8} />
        <Pill x={108} y={172} w={60} h={32} r={10} text="Send" />
      </Card>
      <g className="wide-only">
        <Card x={456} y={60} w={132} h={124}>
          <Tick x={16} y={16} size={22} />
          <Text x={48} y={32} size={15} bold>
            Answered
          </Text>
          <Bars x={16} y={56} widths={[100, 72]} />
          <Text x={16} y={106} size={12} tone="tg" bold>
            “Thanks, got it!”
          </Text>
        </Card>
        <Card x={456} y={200} w={132} h={104}>
          <Tick x={16} y={16} size={22} />
          <Text x={48} y={32} size={15} bold>
            Answered
          </Text>
          <Bars x={16} y={56} widths={[92, 60]} />
        </Card>
      </g>
    </Scene>
  )
}
