import { Bar, Card, Dots, Face, Packet, Phone, Pill, Scene, Text, Tick, Wire } from './parts'

const rollout = [
  { day: 'Mon', share: '5%', w: 12 },
  { day: 'Tue', share: '20%', w: 28 },
  { day: 'Fri', share: '100%', w: 92 },
]

export function AndroidPhone() {
  return (
    <Scene
      kind="plain"
      label="An Android phone tracking a delivery, with the code it is built from and its staged rollout"
    >
      <Dots />
      <Wire d="M432 84H488Q504 84 504 100V164" at={[32]} />
      <g className="wide-only">
        <Wire d="M468 268V304" at={[50]} />
      </g>
      <Phone x={72} y={16} w={232} h={488}>
        <Text x={20} y={52} size={18} bold>
          Order 2281
        </Text>
        <Text x={20} y={72} size={12} tone="t3">
          Kanpur to your door
        </Text>
        <g transform="translate(14 88)">
          <rect className="sk" width="190" height="176" rx="16" />
          <path
            className="st-sf"
            d="M0 52L190 36M52 0L76 176M0 128L190 116M140 0L128 176"
            strokeWidth="9"
          />
          <path className="st-ac" d="M36 148L70 122 62 56 132 42" strokeWidth="4" />
          <circle className="at" cx="36" cy="148" r="12" />
          <circle className="ac" cx="36" cy="148" r="6" />
          <Packet x={122} y={32} size={20} tilt={12} />
        </g>
        <Text x={20} y={296} size={26} bold>
          8 min
        </Text>
        <Pill x={128} y={276} w={68} h={26} fill="gt" tone="tg" size={12} text="On time" />
        <rect className="sk" x="14" y="316" width="190" height="60" rx="14" />
        <Face x={44} y={346} r={18} />
        <Text x={72} y={342} size={14} bold>
          Rakesh
        </Text>
        <Text x={72} y={360} size={12} tone="t3">
          UP 32 KT 4410
        </Text>
        <Pill x={14} y={388} w={190} h={44} r={22} size={14} text="Call rider" />
        <Bar x={74} y={456} w={70} h={5} />
      </Phone>
      <Card x={280} y={36} w={164} h={108} fill="bz">
        <Text x={20} y={34} mono tone="tm1">
          @Composable
        </Text>
        <Text x={20} y={58} mono tone="tw">
          {'fun Order() {'}
        </Text>
        <Text x={36} y={82} mono tone="tm2">
          Map(route)
        </Text>
      </Card>
      <g className="pull">
        <Card x={380} y={156} w={188} h={116}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Example build
          </Text>
          <Tick x={20} y={44} size={18} />
          <Text x={48} y={58}>
            Unit tests, 612
          </Text>
          <Tick x={20} y={76} size={18} />
          <Text x={48} y={90}>
            Screens, 38 devices
          </Text>
        </Card>
      </g>
      <g className="wide-only">
        <Card x={332} y={300} w={216} h={148}>
          <Text x={20} y={34} size={16} bold>
            Rollout
          </Text>
          <Text x={196} y={34} size={12} tone="t3" anchor="end">
            Example rollout
          </Text>
          {rollout.map(({ day, share, w }, i) => (
            <g key={day}>
              <Text x={20} y={66 + i * 28} tone="t2">
                {day}
              </Text>
              <Bar x={56} y={57 + i * 28} w={92} h={10} fill="sk" />
              <Bar x={56} y={57 + i * 28} w={w} h={10} fill={i === 2 ? 'ac' : 'ac2'} />
              <Text x={196} y={66 + i * 28} bold anchor="end">
                {share}
              </Text>
            </g>
          ))}
        </Card>
      </g>
      <g className="wide-only">
        <Packet x={536} y={64} size={22} tilt={18} />
        <Packet x={324} y={220} size={14} fill="at" tilt={28} />
      </g>
      <Packet x={28} y={180} size={14} fill="pg" tilt={-20} />
    </Scene>
  )
}
