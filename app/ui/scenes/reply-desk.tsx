import { Bar, Bars, Card, Face, Pill, Scene, Text, Tick, Wire } from './parts'

const columns = [
  { name: 'New', count: '6', x: 0 },
  { name: 'With the desk', count: '2', x: 204 },
  { name: 'Answered', count: '41', x: 408 },
]

export function ReplyDesk() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="A desk of mentions in three columns: new, with the desk, and answered within minutes"
    >
      {columns.map(({ name, count, x }) => (
        <g key={name}>
          <rect className="sf a60" x={x} y="8" width="192" height="324" rx="20" />
          <g className={x > 400 ? 'wide-only' : undefined}>
            <Text x={x + 20} y={40} size={15} bold>
              {name}
            </Text>
          </g>
          <Text x={x + 172} y={40} size={15} bold tone="t3" anchor="end">
            {count}
          </Text>
        </g>
      ))}
      <Wire d="M180 124H236" at={[50]} />
      <Wire d="M384 240H424" at={[50]} />
      <Card x={12} y={60} w={168} h={128}>
        <Face x={32} y={32} r={16} />
        <Text x={56} y={30} bold>
          @meerakhan
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
      <Card x={12} y={204} w={168} h={100}>
        <Face x={32} y={32} r={16} fill="sk" />
        <Text x={56} y={37} bold>
          @kanpurwala
        </Text>
        <Bars x={16} y={62} widths={[136, 92]} />
      </Card>
      <Card x={220} y={84} w={172} h={204} tilt={-3}>
        <Face x={32} y={32} r={16} fill="ac" figure="sf" />
        <Text x={56} y={30} bold>
          Irfan is typing
        </Text>
        <Text x={56} y={46} size={11} tone="t3">
          second reply
        </Text>
        <rect className="at" x="12" y="64" width="148" height="80" rx="12" />
        <Text x={24} y={88} size={12} tone="ta" bold>
          Sorry, Meera. The
        </Text>
        <Text x={24} y={106} size={12} tone="ta" bold>
          rider is back at six,
        </Text>
        <Text x={24} y={124} size={12} tone="ta" bold>
          we pay for it
        </Text>
        <path className="st-ac" d="M132 112v16" strokeWidth="2" />
        <Bar x={12} y={164} w={72} h={8} />
        <Pill x={104} y={152} w={56} h={32} r={10} text="Send" />
      </Card>
      <g className="wide-only">
        <Card x={420} y={60} w={168} h={124}>
          <Tick x={16} y={16} size={22} />
          <Text x={48} y={32} size={15} bold>
            4 min
          </Text>
          <Bars x={16} y={56} widths={[136, 112]} />
          <Text x={16} y={106} size={12} tone="tg" bold>
            “Thanks, got it!”
          </Text>
        </Card>
        <Card x={420} y={200} w={168} h={104}>
          <Tick x={16} y={16} size={22} />
          <Text x={48} y={32} size={15} bold>
            7 min
          </Text>
          <Bars x={16} y={56} widths={[124, 88]} />
        </Card>
      </g>
    </Scene>
  )
}
