import { Bars, Bubble, Card, Dots, Packet, Pill, Scene, Text } from './parts'

export function SmsRuler() {
  return (
    <Scene h={340} label="A text message cut into two parts, with one curly quote marked">
      <Dots h={300} />
      <Card x={72} y={20} w={456} h={148} r={20}>
        <Bubble x={24} y={24} w={348} h={100} fill="at">
          <Text x={20} y={38} size={22} bold>
            Our Diwali sale starts Friday
          </Text>
          <Bars x={20} y={54} widths={[288, 196]} gap={20} h={9} fill="ac a30" />
        </Bubble>
        <Pill x={384} y={24} w={48} h={44} r={12} fill="ac" tone="tw" size={22} text="“" />
        <Text x={406} y={98} size={22} tone="t3" bold anchor="middle">
          UCS-2
        </Text>
      </Card>
      <Card x={40} y={204} w={312} h={88} r={18}>
        <Text x={20} y={34} size={22} tone="t3" bold>
          1/2
        </Text>
        <rect className="ac" x="20" y="48" width="228" height="22" rx="6" />
      </Card>
      <Card x={304} y={220} w={264} h={88} r={18}>
        <Text x={20} y={34} size={22} tone="t3" bold>
          2/2
        </Text>
        <rect className="mu" x="20" y="48" width="224" height="22" rx="6" />
        <rect className="ac" x="20" y="48" width="84" height="22" rx="6" />
      </Card>
      <Packet x={548} y={36} size={18} fill="pw" tilt={18} />
      <Packet x={28} y={120} size={14} fill="pg" tilt={-20} />
    </Scene>
  )
}
