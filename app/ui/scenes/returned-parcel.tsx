import { Bar, Card, Dots, Packet, Scene, Text, Tick, Wire } from './parts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

export function ReturnedParcel() {
  return (
    <Scene
      h={340}
      label="A parcel goes back for one of two reasons, and the money returns within five to seven working days"
    >
      <Dots h={300} />
      <Wire d="M196 96H260" at={[60]} />
      <Wire d="M364 208V248H404" at={[60]} />
      <Card x={28} y={36} w={184} h={128} r={20}>
        <Text x={20} y={34} tone="t3" bold>
          Reason
        </Text>
        {['Damaged', 'Wrong product'].map((reason, place) => (
          <g key={reason}>
            <Tick x={20} y={48 + place * 36} fill="ac" />
            <Text x={52} y={63 + place * 36} size={14} bold>
              {reason}
            </Text>
          </g>
        ))}
      </Card>
      <g className="sheet" transform="translate(248 52)">
        <rect className="sh" x="8" y="20" width="148" height="140" rx="16" />
        <path className="ac" d="M16 0h132a16 16 0 0 1 16 16v24H0V16A16 16 0 0 1 16 0z" />
        <path className="ac2" d="M0 40h164v100a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" />
        <path className="at" d="M66 0h32v64l-16-10-16 10z" />
        <path
          className="st-tw"
          d="M50 116h56a18 18 0 0 0 0-36H66M80 66L64 80l16 14"
          strokeWidth="6"
        />
      </g>
      <Card x={404} y={184} w={176} h={120} r={20}>
        <Text x={20} y={36} tone="t3" bold>
          Refund
        </Text>
        <Text x={20} y={68} size={26} bold>
          ₹2,400
        </Text>
        <Text x={156} y={68} bold tone="tg" anchor="end">
          agreed
        </Text>
        <Bar x={20} y={88} w={136} h={10} fill="gr" />
      </Card>
      <Card x={60} y={200} w={284} h={96} r={20}>
        <Text x={20} y={34} bold>
          5 to 7 working days
        </Text>
        {DAYS.map((day) => (
          <Packet key={day} x={20 + day * 36} y={50} size={28} fill={day < 5 ? 'ac' : 'at'} />
        ))}
      </Card>
      <Packet x={464} y={68} size={18} fill="pw" tilt={18} />
      <Packet x={540} y={128} size={12} fill="pg" tilt={-20} />
      <Packet x={24} y={236} size={14} fill="pg" tilt={28} />
    </Scene>
  )
}
