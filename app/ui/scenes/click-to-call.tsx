import { Bars, Card, Face, Icon, Pill, Scene, Text, Wave, Wire } from './parts'

const rings = [
  { turn: '1', who: 'Rings the agent', short: 'Agent', name: 'Sana', y: 24 },
  { turn: '2', who: 'Then the customer', short: 'Customer', name: 'Kavya', y: 124 },
]

export function ClickToCall() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="A call button in a customer record rings the agent first and then the customer; both see one company number"
    >
      <Wire d="M192 284H212Q228 284 228 268V184Q228 168 244 168H268" at={[88]} />
      <Wire d="M192 284H212Q228 284 228 268V84Q228 68 244 68H268" at={[66]} />
      <Card x={8} y={24} w={204} h={292} r={20}>
        <Face x={44} y={48} r={24} />
        <Text x={80} y={46} size={16} bold>
          Kavya Singh
        </Text>
        <Text x={80} y={65} tone="t3">
          Order 2281
        </Text>
        <path className="ln" d="M20 92H184" />
        <Bars x={20} y={112} widths={[148, 112, 132]} gap={20} />
        <Text x={20} y={204} size={12} tone="t3" bold>
          Wants a refund
        </Text>
        <rect className="ac" x="16" y="232" width="172" height="44" rx="12" />
        <Icon name="phone-outgoing" x={56} y={243} size={22} tone="tw" />
        <Text x={88} y={259} size={16} bold tone="tw">
          Call
        </Text>
      </Card>
      {rings.map(({ turn, who, short, name, y }) => (
        <Card key={turn} x={260} y={y} w={332} cropped={176} h={88}>
          <Pill x={20} y={22} w={28} h={28} r={8} fill="at" tone="ta" text={turn} />
          <g className="narrow-only">
            <Text x={60} y={41} bold>
              {short}
            </Text>
          </g>
          <Text x={20} y={70} tone="t2">
            +91 ••••• ••142
          </Text>
          <g className="wide-only">
            <Text x={60} y={41} bold>
              {who}
            </Text>
            <Face x={220} y={44} r={22} />
            <Text x={254} y={49} size={14} bold>
              {name}
            </Text>
          </g>
        </Card>
      ))}
      <Card x={260} y={228} w={332} cropped={176} h={88} fill="bz">
        <Text x={20} y={36} size={12} bold tone="tw">
          Joined
        </Text>
        <Text x={20} y={66} size={26} bold tone="tw">
          02:18
        </Text>
        <g className="wide-only">
          <Wave x={128} y={44} count={22} h={52} tone="tw" seed={1.4} />
        </g>
      </Card>
    </Scene>
  )
}
