import { Bar, Bars, Card, Curve, Dots, Face, Packet, Pill, Scene, Text } from './parts'

const posts = [
  { name: 'Rail Yatri Help', handle: '@railhelp', after: 184, y: 44, lines: [208, 148] },
  { name: 'You', handle: '@aravalli', after: 112, y: 168, lines: [188] },
  { name: 'Anjali R', handle: '@anjali', after: 136, y: 284, lines: [168, 92] },
]
const trends = [
  { tag: '#ChikanWeek', w: 166 },
  { tag: '#MetroBlueLine', w: 119 },
  { tag: '#MangoSeason', w: 86 },
]
const counts = ['128', '46', '1.9k']

export function Thread() {
  return (
    <Scene
      focus="left"
      label="A conversation thread answered in minutes beside a trending topic chart"
    >
      <Dots />
      <Card x={40} y={36} w={332} h={424} r={20}>
        <path className="wl" d="M44 62V290" />
        {posts.map(({ name, handle, after, y, lines }, i) => (
          <g key={name}>
            <Face
              x={44}
              y={y + 6}
              r={20}
              fill={i === 1 ? 'ac' : 'at'}
              figure={i === 1 ? 'sf' : 'ac'}
            />
            <Text x={76} y={y + 2} size={14} bold>
              {name}
            </Text>
            <Text x={after} y={y + 2} size={12} tone="t3">
              {handle}
            </Text>
            <Bars x={76} y={y + 16} widths={lines} gap={18} h={9} />
          </g>
        ))}
        <Pill
          x={76}
          y={204}
          w={220}
          h={44}
          r={10}
          fill="at"
          tone="ta"
          text="Platform changed to 4"
        />
        <path className="ln" d="M24 352H308" />
        {counts.map((text, i) => (
          <g key={text}>
            <Packet x={40 + i * 92} y={378} fill={i === 2 ? 'ac' : 'mu'} />
            <Text x={60 + i * 92} y={389} tone="t2" bold>
              {text}
            </Text>
          </g>
        ))}
      </Card>
      <g className="wide-only">
        <Card x={348} y={84} w={220} h={184}>
          <Text x={20} y={34} size={14} bold>
            Trending in Lucknow
          </Text>
          {trends.map(({ tag, w }, i) => (
            <g key={tag}>
              <Text x={20} y={64 + i * 42} bold tone={i ? 'ti' : 'ta'}>
                {tag}
              </Text>
              <Bar x={20} y={72 + i * 42} w={180} h={7} fill="sk" />
              <Bar x={20} y={72 + i * 42} w={w} h={7} fill={i ? 'mu' : 'ac'} />
            </g>
          ))}
        </Card>
      </g>
      <g className="wide-only">
        <Card x={392} y={308} w={176} h={128}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Reply time
          </Text>
          <Text x={20} y={64} size={28} bold>
            6 min
          </Text>
          <Curve values={[0.9, 0.7, 0.76, 0.5, 0.42, 0.3, 0.2]} x={20} y={78} w={136} h={34} />
        </Card>
      </g>
      <g className="narrow-only">
        <g className="aside">
          <Pill x={344} y={96} w={116} fill="at" tone="ta" text="#ChikanWeek" />
        </g>
        <Card x={344} y={300} w={116} h={84}>
          <Text x={16} y={30} size={12} tone="t3" bold>
            Reply time
          </Text>
          <Text x={16} y={64} size={26} bold>
            6 min
          </Text>
        </Card>
      </g>
      <Packet x={396} y={32} size={20} fill="pw" tilt={18} />
      <Packet x={548} y={40} fill="pg" tilt={30} />
      <Packet x={20} y={404} size={16} fill="pw" tilt={-16} />
    </Scene>
  )
}
