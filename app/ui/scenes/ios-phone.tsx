import { Bar, Card, Dots, Packet, Phone, Pill, Scene, Text, Tick, Wire } from './parts'

const hours = [
  { time: '10:00', taken: true },
  { time: '11:30', taken: false },
  { time: '16:00', taken: true },
]
const testers = [
  { name: 'Staff', count: '12', w: 36 },
  { name: 'Invited', count: '48', w: 84 },
]

export function IosPhone() {
  return (
    <Scene
      kind="plain"
      label="An iPhone booking a clinic visit and holding the pass, with its code and beta testers"
    >
      <Dots />
      <Wire d="M160 168V224" at={[56]} />
      <g className="wide-only">
        <Wire d="M148 312V352" at={[50]} />
        <Packet x={52} y={112} size={20} tilt={18} />
      </g>
      <Phone x={296} y={16} w={232} h={488} camera="island">
        <Text x={20} y={60} size={22} bold>
          Your visit
        </Text>
        <Text x={20} y={80} size={12} tone="t3">
          Sahara Clinic, Hazratganj
        </Text>
        <g transform="translate(14 96)">
          <rect className="ac" width="190" height="164" rx="18" />
          <Text x={18} y={34} tone="tw">
            Tuesday 14 July
          </Text>
          <Text x={18} y={74} size={32} bold tone="tw">
            11:30
          </Text>
          <Text x={18} y={96} tone="tw">
            Token 7, room 2
          </Text>
          <path className="st-tw" d="M0 116H190" strokeWidth="2" strokeDasharray="1 6" />
          <circle className="sf" cy="116" r="8" />
          <circle className="sf" cx="190" cy="116" r="8" />
          <path
            className="st-tw"
            d="M20 130v22M28 130v22M40 130v22M46 130v22M58 130v22M72 130v22M78 130v22M90 130v22M102 130v22M108 130v22M122 130v22M134 130v22M140 130v22M152 130v22M166 130v22M172 130v22"
            strokeWidth="3"
          />
        </g>
        <Text x={20} y={292} size={14} bold>
          Change the time
        </Text>
        {hours.map(({ time, taken }, i) => (
          <Pill
            key={time}
            x={14 + i * 65}
            y={306}
            w={60}
            h={40}
            r={12}
            fill={taken ? 'sk' : 'sf st-ln'}
            tone={taken ? 't3' : 'ta'}
            text={time}
          />
        ))}
        <rect className="sk" x="14" y="360" width="190" height="60" rx="16" />
        <Text x={32} y={386} size={14} bold>
          Pay ₹600
        </Text>
        <Text x={32} y={405} size={12} tone="t3">
          Confirm with your face
        </Text>
        <Bar x={60} y={456} w={98} h={5} />
      </Phone>
      <Card x={96} y={72} w={212} h={108} fill="bz">
        <Text x={20} y={34} mono tone="tm1">
          struct
        </Text>
        <Text x={76} y={34} mono tone="tw">
          {'Visit: View {'}
        </Text>
        <Text x={36} y={58} mono tone="tm2">
          PassCard(token)
        </Text>
        <Text x={36} y={82} mono tone="tm2">
          TimePicker()
        </Text>
      </Card>
      <g className="wide-only">
        <Card x={32} y={220} w={208} h={100}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Store review
          </Text>
          <Text x={20} y={58} size={20} bold>
            Approved
          </Text>
          <Text x={20} y={80} size={12} tone="t2">
            version 3.2
          </Text>
          <Tick x={164} y={38} size={26} />
        </Card>
      </g>
      <g className="narrow-only">
        <Card x={96} y={212} w={172} h={64}>
          <Text x={20} y={40} size={20} bold>
            Approved
          </Text>
          <Tick x={132} y={20} size={24} />
        </Card>
      </g>
      <Card x={80} y={348} w={228} h={116}>
        <Text x={20} y={34} size={16} bold>
          Beta testers
        </Text>
        {testers.map(({ name, count, w }, i) => (
          <g key={name}>
            <Text x={20} y={66 + i * 26} tone="t2">
              {name}
            </Text>
            <Bar x={80} y={57 + i * 26} w={92} h={10} fill="sk" />
            <Bar x={80} y={57 + i * 26} w={w} h={10} fill={i ? 'ac' : 'ac2'} />
            <Text x={204} y={66 + i * 26} bold anchor="end">
              {count}
            </Text>
          </g>
        ))}
      </Card>
      <Packet x={556} y={120} size={14} fill="pg" tilt={-20} />
      <Packet x={548} y={404} size={18} fill="at" tilt={28} />
    </Scene>
  )
}
