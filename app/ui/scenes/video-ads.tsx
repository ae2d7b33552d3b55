import { Bar, Card, Curve, Dots, Packet, Pill, Scene, Text } from './parts'
import type { Fill } from './parts/fill'

const chapters = [96, 208, 296]
const next: { ground: Fill; w: number }[] = [
  { ground: 'at', w: 96 },
  { ground: 'ac a30', w: 112 },
  { ground: 'sk', w: 72 },
]

export function VideoAds() {
  return (
    <Scene
      focus="left"
      label="A video player with a skippable ad and the curve of watch time it keeps"
    >
      <Dots />
      <Card x={28} y={48} w={440} h={268} r={20} fill="bz">
        <path
          className="ac a60"
          d="M0 214q110-96 220-30t220-64v128a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        />
        <path
          className="ac2"
          d="M0 244q120-60 230-16t210-30v50a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        />
        <circle className="at" cx="340" cy="74" r="30" />
        <rect className="sf" x="184" y="94" width="72" height="72" rx="20" />
        <path className="ac" d="M210 112l28 18-28 18z" />
        <Pill x={256} y={192} w={96} h={34} r={8} fill="sf" tone="ti" text="Skip in 4" />
        <Bar x={20} y={246} w={340} h={5} fill="g40" />
        <Bar x={20} y={246} w={126} h={5} fill="sf" />
        {chapters.map((x) => (
          <Packet key={x} x={x} y={244} size={9} fill="am" />
        ))}
        <Pill x={20} y={20} w={92} h={26} fill="sf" tone="ti" text="Ad · 0:15" />
      </Card>
      <Card x={76} y={344} w={272} h={136}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Watch time kept
        </Text>
        <Text x={252} y={32} size={16} bold tone="ta" anchor="end">
          66%
        </Text>
        <Curve
          values={[1, 0.94, 0.9, 0.82, 0.8, 0.74, 0.7, 0.68, 0.66]}
          x={20}
          y={48}
          w={232}
          h={70}
        />
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
          <Text x={88} y={37} size={12} tone="t3">
            per full view
          </Text>
        </Card>
      </g>
      <g className="narrow-only">
        <Card x={328} y={400} w={128} h={76}>
          <Text x={16} y={36} size={20} bold>
            ₹0.28
          </Text>
          <Text x={16} y={58} size={12} tone="t3">
            per full view
          </Text>
        </Card>
      </g>
      <Packet x={496} y={64} size={22} fill="pw" tilt={18} />
      <Packet x={540} y={132} fill="pg" tilt={-22} />
      <Packet x={32} y={388} size={18} fill="pw" tilt={26} />
    </Scene>
  )
}
