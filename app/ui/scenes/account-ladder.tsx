import { Bars, Card, Face, Packet, Pill, Scene, Text, Wire } from './parts'

const steps = [
  { count: '240', what: 'accounts listed', x: 4, y: 232, fill: 'sf', tone: 'ti', note: 't2' },
  { count: '64', what: 'saw the posts', x: 154, y: 176, fill: 'sf', tone: 'ti', note: 't2' },
  { count: '18', what: 'sent the form', x: 304, y: 120, fill: 'sf', tone: 'ti', note: 't2' },
  { count: '5', what: 'ready to sign', x: 454, y: 64, fill: 'ac', tone: 'tw', note: 'tw' },
] as const
const deciders = ['CTO, Jhansi Steel', 'CFO, Awadh Mills', 'CIO, Ganga Rail']

export function AccountLadder() {
  return (
    <Scene
      h={340}
      kind="plain"
      focus="right"
      label="Four rising steps: accounts listed, reached, answering, and the five ready to sign"
    >
      <g className="wide-only">
        <Wire d="M130 215H154" at={[44]} />
        {[28, 56, 84, 112].map((x) => (
          <Packet key={x} x={x - 4} y={208} size={14} fill="ac a60" tilt={12} />
        ))}
      </g>
      <Wire d="M272 157H304" at={[46]} />
      <Wire d="M416 100H454" at={[46]} />
      <Text x={164} y={40} size={14} tone="t2" bold>
        Example of one quarter
      </Text>
      {steps.map(({ count, what, x, y, fill, tone, note }, at) => (
        <g key={count} className={at === 0 ? 'wide-only' : undefined}>
          <Card x={x} y={y} w={142} h={332 - y} fill={fill}>
            <Text x={20} y={48} size={34} bold tone={tone}>
              {count}
            </Text>
            <Text x={20} y={72} tone={note}>
              {what}
            </Text>
            {at === 1 && <Bars x={20} y={100} widths={[102, 78, 92]} gap={18} />}
            {at === 2 &&
              deciders.map((who, i) => (
                <Text key={who} x={20} y={112 + i * 20} size={12} tone="t3">
                  {who}
                </Text>
              ))}
            {at === 3 && (
              <Pill x={20} y={212} w={102} h={32} r={10} fill="sf" tone="ta" text="Book a call" />
            )}
          </Card>
        </g>
      ))}
      {[186, 220, 254].map((x) => (
        <Packet key={x} x={x - 8} y={148} size={18} fill="ac" tilt={12} />
      ))}
      <g className="sheet">
        <Face x={352} y={100} r={16} fill="sf" />
        <Face x={392} y={100} r={16} fill="sf" />
        <Face x={524} y={38} r={22} fill="sf" />
      </g>
    </Scene>
  )
}
