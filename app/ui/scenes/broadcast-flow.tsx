import { Bubble, Card, Pill, Scene, Text, Wire } from './parts'

const branches = [
  {
    count: '1,940',
    what: 'tapped Buy now',
    next: 'Order bot',
    y: 16,
    wire: 'M204 168H220Q236 168 236 152V76Q236 60 252 60H268',
    at: [38, 92],
  },
  {
    count: '612',
    what: 'asked something',
    next: 'Shared inbox',
    y: 124,
    wire: 'M204 168H268',
    at: [72],
  },
  {
    count: '2,247',
    what: 'did not open',
    next: 'SMS in 24 h',
    y: 232,
    wire: 'M204 168H220Q236 168 236 184V260Q236 276 252 276H268',
    at: [38, 92],
  },
]

export function BroadcastFlow() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="One template goes out; buyers reach the order bot, questions the shared inbox, the silent get a text"
    >
      {branches.map(({ next, wire, at }) => (
        <Wire key={next} d={wire} at={at} />
      ))}
      <Card x={8} y={24} w={204} h={292} r={20}>
        <Text x={20} y={34} size={12} tone="t3" bold>
          Template, approved
        </Text>
        <Bubble x={16} y={48} w={172} h={176} fill="at">
          <rect className="sf" x="8" y="8" width="156" height="84" rx="9" />
          <path className="ac a30" d="M8 74q40-36 78-8t78-20v37a9 9 0 0 1-9 9H17a9 9 0 0 1-9-9z" />
          <circle className="ac" cx="132" cy="34" r="11" />
          <Text x={14} y={116} bold>
            {'Hello {{name}},'}
          </Text>
          <Text x={14} y={136} size={12} tone="t2">
            your size is back in
          </Text>
          <Text x={14} y={153} size={12} tone="t2">
            Banarasi silk.
          </Text>
        </Bubble>
        <Pill x={16} y={236} w={172} h={36} r={10} fill="sf st-ln" tone="ta" text="Buy now" />
      </Card>
      {branches.map(({ count, what, next, y }, i) => (
        <Card key={next} x={260} y={y} w={332} h={88}>
          <Text x={24} y={44} size={26} bold>
            {count}
          </Text>
          <Text x={24} y={66} tone="t2">
            {what}
          </Text>
          <g className="wide-only">
            <path className="wl" d="M156 44H188" strokeDasharray="3 5" />
            <Pill
              x={192}
              y={24}
              w={120}
              h={40}
              r={12}
              fill={i ? 'at' : 'ac'}
              tone={i ? 'ta' : 'tw'}
              text={next}
            />
          </g>
        </Card>
      ))}
    </Scene>
  )
}
