import { Bars, Bubble, Card, Curve, Dots, Face, Packet, Pill, Scene, Text, Wire } from './parts'

const posts = [
  {
    name: 'Meera Khan',
    handle: '@meerak',
    after: 158,
    y: 44,
    said: 'Any offer on chikan kurtas?',
    lines: [180],
  },
  { name: 'Aravalli Stores', handle: '@aravalli', after: 176, y: 148, lines: [188] },
  {
    name: 'Meera Khan',
    handle: '@meerak',
    after: 158,
    y: 280,
    said: 'It came. Thank you!',
    lines: [168],
  },
]
const counts = [
  { count: '128', sign: 'M6 3L1 8l5 5M1 8h8q6 0 6 6' },
  { count: '46', sign: 'M1 8V6q0-3 3-3h10l-3-3M15 8v2q0 3-3 3H2l3 3' },
  { count: '1.9k', sign: 'M8 15L2 9q-3-3 0-6t6 1q3-4 6-1t0 6z' },
]

export function Thread() {
  return (
    <Scene
      focus="left"
      label="A question in a public thread, the answer, and the SMS that follows it"
    >
      <Dots />
      <Card x={40} y={44} w={332} h={444} r={20}>
        <path className="wl" d="M44 62V290" />
        {posts.map(({ name, handle, after, y, said, lines }, i) => (
          <g key={y}>
            <Face
              x={44}
              y={y + 6}
              r={20}
              fill={i === 1 ? 'ac' : 'at'}
              figure={i === 1 ? 'sf' : 'ac'}
            />
            <g className="hidden @max-[260px]:inline">
              <Bars x={76} y={y - 4} widths={[72]} h={9} />
              {said && <Bars x={76} y={y + 20} widths={[140]} h={9} />}
            </g>
            <Text x={76} y={y + 2} size={14} bold>
              {name}
            </Text>
            <Text x={after} y={y + 2} size={12} tone="t3">
              {handle}
            </Text>
            {said && (
              <Text x={76} y={y + 28} tone="t2">
                {said}
              </Text>
            )}
            <Bars x={76} y={y + (said ? 42 : 16)} widths={lines} gap={18} h={9} />
          </g>
        ))}
        <Pill
          x={76}
          y={184}
          w={220}
          h={44}
          r={10}
          fill="at"
          tone="ta"
          text="Your code comes by SMS"
        />
        <path className="ln" d="M24 364H308" />
        {counts.map(({ count, sign }, i) => (
          <g key={count} transform={`translate(${36 + i * 92} 392)`}>
            <path className="st-ac" d={sign} strokeWidth="2" />
            <Text x={24} y={13} tone="t2" bold>
              {count}
            </Text>
          </g>
        ))}
      </Card>
      <g className="wide-only">
        <Wire d="M336 274H404Q420 274 420 258V212" at={[40]} />
        <Card x={340} y={84} w={228} h={136}>
          <Text x={20} y={32} size={12} tone="t3" bold>
            SMS · JD-ARVALI-P
          </Text>
          <Bubble x={16} y={46} w={196} h={72}>
            <Text x={14} y={29} size={20} bold>
              CHIKAN20
            </Text>
            <Text x={14} y={52} size={12} tone="t2">
              20% off, as you asked
            </Text>
          </Bubble>
        </Card>
      </g>
      <g className="wide-only">
        <Card x={392} y={284} w={176} h={120}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Example reply
          </Text>
          <Text x={20} y={64} size={28} bold>
            6 min
          </Text>
          <Curve values={[0.9, 0.7, 0.76, 0.5, 0.42, 0.3, 0.2]} x={20} y={76} w={136} h={30} />
        </Card>
      </g>
      <g className="narrow-only">
        <g className="extra">
          <Card x={304} y={60} w={128} h={68} r={12}>
            <Text x={16} y={27} size={12} tone="t3" bold>
              JD-ARVALI-P
            </Text>
            <Text x={16} y={51} size={17} bold>
              CHIKAN20
            </Text>
          </Card>
        </g>
        <g className="column">
          <Card x={320} y={312} w={112} h={84}>
            <Text x={16} y={30} size={12} tone="t3" bold>
              Example reply
            </Text>
            <Text x={16} y={64} size={26} bold>
              6 min
            </Text>
          </Card>
        </g>
      </g>
      <Packet x={396} y={32} size={20} fill="pw" tilt={18} />
      <Packet x={548} y={40} fill="pg" tilt={30} />
      <Packet x={20} y={372} size={16} fill="pw" tilt={-16} />
    </Scene>
  )
}
