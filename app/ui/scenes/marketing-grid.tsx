import { Bubble, Card, Dots, Face, Packet, Pill, Scene, Text, Tick, Wave, Wire } from './parts'

const people = [
  { name: 'Meera S', number: '+91 98••• ••204' },
  { name: 'Irfan K', number: '+91 94••• ••718' },
  { name: 'Kavya R', number: '+971 50•• ••66' },
  { name: 'Arjun P', number: '+91 87••• ••035' },
]

export function MarketingGrid() {
  return (
    <Scene
      focus="right"
      label="One contact list sends the same offer as an SMS, a voice call, a chat and an ad"
    >
      <Dots />
      <Wire d="M232 260H288Q304 260 304 244V116Q304 100 320 100H352" at={[18, 64]} />
      <Wire d="M232 260H288Q304 260 304 244V228Q304 212 320 212H372" at={[86]} />
      <Wire d="M232 260H288Q304 260 304 276V308Q304 324 320 324H352" at={[88]} />
      <Wire d="M232 260H288Q304 260 304 276V396Q304 412 320 412H372" at={[54, 90]} />
      <g className="wide-only">
        <Card x={24} y={72} w={244} h={356} r={20}>
          <Text x={24} y={40} size={16} bold>
            Contact list
          </Text>
          <Text x={24} y={62} tone="t3">
            12,480 people
          </Text>
          <Tick x={200} y={26} />
          {people.map(({ name, number }, i) => (
            <g key={name} transform={`translate(0 ${84 + i * 52})`}>
              <path className="ln" d="M24 0H220" />
              <Face x={42} y={26} r={16} fill={i % 2 ? 'sk' : 'at'} />
              <Text x={70} y={23} size={14} bold>
                {name}
              </Text>
              <Text x={70} y={40} size={12} tone="t3">
                {number}
              </Text>
            </g>
          ))}
          <Pill x={24} y={300} w={196} h={36} r={10} text="Send to all" />
        </Card>
      </g>
      <g className="narrow-only">
        <Card x={172} y={208} w={96} h={104}>
          {[28, 48, 68].map((x, i) => (
            <Face key={x} x={x} y={34} r={16} fill={i % 2 ? 'sk' : 'at'} />
          ))}
          <Text x={48} y={72} size={16} bold anchor="middle">
            12,480
          </Text>
          <Text x={48} y={90} size={12} tone="t3" anchor="middle">
            people
          </Text>
        </Card>
      </g>
      <Card x={340} y={48} w={232} h={104}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          SMS · AD-KHADIS-P
        </Text>
        <Bubble x={16} y={42} w={184} h={46}>
          <Text x={14} y={21} bold>
            Festive week is open
          </Text>
          <Text x={14} y={37} size={11} tone="t2">
            20% off till Sunday
          </Text>
        </Bubble>
      </Card>
      <Card x={364} y={168} w={208} h={84}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Voice call
        </Text>
        <Text x={188} y={30} size={12} bold anchor="end">
          00:24
        </Text>
        <Wave x={20} y={56} count={19} h={40} seed={1.3} />
      </Card>
      <Card x={340} y={272} w={232} h={108}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Chat
        </Text>
        <Bubble x={16} y={42} w={128} h={24}>
          <Text x={12} y={16} size={12}>
            Is it pure cotton?
          </Text>
        </Bubble>
        <Bubble x={112} y={72} w={104} h={24} side="out">
          <Text x={12} y={16} size={12} tone="tw">
            Yes. Order it
          </Text>
        </Bubble>
      </Card>
      <Card x={364} y={396} w={208} h={88}>
        <rect className="at" x="12" y="12" width="72" height="64" rx="10" />
        <path className="ac" d="M28 66c0-32 8-42 20-42s20 10 20 42z" />
        <Text x={100} y={28} size={11} tone="t3">
          Sponsored
        </Text>
        <Text x={100} y={47} bold>
          Kurta, ₹899
        </Text>
        <Pill x={100} y={54} w={64} h={22} r={7} size={11} text="Shop" />
      </Card>
      <Packet x={276} y={40} size={20} fill="pw" tilt={18} />
      <Packet x={52} y={28} size={14} fill="pg" tilt={-22} />
      <Packet x={280} y={384} size={14} fill="pw" tilt={30} />
    </Scene>
  )
}
