import { Bar, Card, Dots, Packet, Phone, Pill, Rain, Scene, Text, Umbrella } from './parts'

const seconds = Array.from({ length: 15 }, (_, second) => second)
const script = [
  { at: '0 s', job: 'Show the problem' },
  { at: '2 s', job: 'Say the name' },
  { at: '5 s', job: 'Skip button appears' },
]

export function VideoAds() {
  return (
    <Scene
      focus="left"
      label="A fifteen-second umbrella ad whose first five seconds are marked, its script, and a vertical cut of it"
    >
      <Dots />
      <Card x={28} y={28} w={400} h={268} r={20} fill="bz">
        <Rain x={8} y={12} w={390} h={190} />
        <Umbrella x={196} y={116} scale={1.14} />
        <g className="@max-[260px]:hidden">
          <Pill x={20} y={20} w={92} h={26} fill="sf" tone="ti" text="Ad · 0:15" />
        </g>
        <Text x={20} y={226} size={14} tone="tw" bold>
          The first 5 seconds
        </Text>
        {seconds.map((second) => (
          <rect
            key={second}
            className={second < 5 ? 'ac' : 'g20'}
            x={20 + second * 24.2}
            y="238"
            width="20"
            height="10"
            rx="3"
          />
        ))}
        <g className="wide-only">
          <Pill x={252} y={192} w={104} h={34} r={8} fill="sf" tone="ti" text="Skip in 5" />
        </g>
      </Card>
      <g className="column">
        <Card x={48} y={352} w={204} h={128}>
          <Text x={20} y={32} size={12} tone="t3" bold>
            Script
          </Text>
          {script.map(({ at, job }, i) => (
            <g key={at} transform={`translate(20 ${58 + i * 24})`}>
              <Text x={0} y={0} bold tone="ta">
                {at}
              </Text>
              <Text x={40} y={0} bold={i === 2}>
                {job}
              </Text>
            </g>
          ))}
        </Card>
      </g>
      <g className="pull-most">
        <Phone x={404} y={168} w={164} h={316}>
          <rect className="ac" x="0" y="0" width="150" height="302" rx="29" />
          <Rain x={6} y={44} w={144} h={120} />
          <Umbrella x={75} y={146} scale={0.86} canopy="sf" />
          <Text x={14} y={240} size={14} bold tone="tw">
            Chhaya umbrellas
          </Text>
          <Bar x={14} y={250} w={84} h={6} fill="g40" />
          <Pill x={14} y={266} w={122} h={26} r={13} fill="sf" tone="ti" text="Shop now" />
        </Phone>
      </g>
      <g className="wide-only">
        <Packet x={456} y={24} size={20} fill="pw" tilt={18} />
        <Packet x={540} y={108} fill="pg" tilt={-22} />
        <Packet x={12} y={330} size={18} fill="pw" tilt={26} />
      </g>
    </Scene>
  )
}
