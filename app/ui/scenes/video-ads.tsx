import { Bar, Card, Dots, Packet, Pill, Scene, Text } from './parts'
import type { Fill } from './parts/fill'

const chapters = [96, 208, 296]
const places = [
  { name: 'In-stream', w: 108, views: '21k' },
  { name: 'Shorts', w: 72, views: '14k' },
  { name: 'In-feed', w: 32, views: '6k' },
]
const next: { ground: Fill; w: number }[] = [
  { ground: 'at', w: 96 },
  { ground: 'ac a30', w: 112 },
  { ground: 'sk', w: 72 },
]

export function VideoAds() {
  return (
    <Scene
      focus="left"
      label="A video player with a skippable ad, and an example of the full views each place brought"
    >
      <Dots />
      <Card x={28} y={48} w={400} h={268} r={20} fill="bz">
        <path
          className="g20"
          d="M0 214q100-96 200-30t200-64v128a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        />
        <path
          className="g40"
          d="M0 244q110-60 210-16t190-30v50a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        />
        <circle className="at" cx="312" cy="74" r="30" />
        <rect className="sf" x="164" y="94" width="72" height="72" rx="20" />
        <path className="ac" d="M190 112l28 18-28 18z" />
        <Pill x={252} y={192} w={96} h={34} r={8} fill="sf" tone="ti" text="Skip in 4" />
        <Bar x={20} y={246} w={340} h={5} fill="g40" />
        <Bar x={20} y={246} w={126} h={5} fill="sf" />
        {chapters.map((x) => (
          <Packet key={x} x={x} y={244} size={9} fill="am" />
        ))}
        <Pill x={20} y={20} w={92} h={26} fill="sf" tone="ti" text="Ad · 0:15" />
      </Card>
      <Card x={48} y={344} w={272} h={136}>
        <Text x={20} y={32} size={12} tone="t3" bold>
          Example: full views
        </Text>
        {places.map(({ name, w, views }, i) => (
          <g key={name} transform={`translate(20 ${60 + i * 26})`}>
            <Text x={0} y={0} size={12}>
              {name}
            </Text>
            <Bar x={68} y={-9} w={w} h={10} fill={i === 0 ? 'ac' : 'ac2'} />
            <Text x={216} y={0} size={12} bold anchor="end">
              {views}
            </Text>
          </g>
        ))}
      </Card>
      <g className="wide-only">
        <Card x={404} y={192} w={168} h={208} r={20}>
          {next.map(({ ground, w }, i) => (
            <g key={w} transform={`translate(16 ${16 + i * 62})`}>
              <rect className={ground} width="136" height="40" rx="8" />
              <path className={i ? 'ac' : 'ac2'} d="M60 11l18 9-18 9z" />
              <Bar x={0} y={46} w={w} h={7} />
            </g>
          ))}
        </Card>
      </g>
      <g className="wide-only">
        <Card x={380} y={424} w={180} h={60}>
          <Text x={20} y={38} size={20} bold>
            ₹0.28
          </Text>
          <Text x={88} y={27} size={12} tone="t3">
            Example:
          </Text>
          <Text x={88} y={44} size={12} tone="t3">
            per full view
          </Text>
        </Card>
      </g>
      <g className="narrow-only">
        <Card x={300} y={424} w={104} h={92}>
          <Text x={16} y={36} size={20} bold>
            ₹0.28
          </Text>
          <Text x={16} y={58} size={12} tone="t3">
            Example:
          </Text>
          <Text x={16} y={75} size={12} tone="t3">
            per full view
          </Text>
        </Card>
      </g>
      <Packet x={444} y={12} size={20} fill="pw" tilt={18} />
      <Packet x={540} y={132} fill="pg" tilt={-22} />
      <Packet x={20} y={324} size={18} fill="pw" tilt={26} />
    </Scene>
  )
}
