import { Bars, Card, Curve, Dots, Face, Packet, Pill, Scene, Text } from './parts'

/** No person overlaps the edge of a circle. */
const audience = [
  [388, 96],
  [420, 116],
  [420, 200],
  [376, 188],
] as const
/** In the whole scene only, because the crop would cut them off. */
const wideOnlyAudience = [
  [532, 240],
  [492, 272],
] as const

export function SocialAd() {
  return (
    <Scene
      focus="left"
      label="A sponsored feed post with lookalike audience rings and an example cost per lead"
    >
      <Dots />
      <circle className="pw a12" cx="420" cy="148" r="124" />
      <circle className="pw a12" cx="488" cy="212" r="92" />
      <circle className="rg" cx="420" cy="148" r="124" />
      <circle className="rg" cx="488" cy="212" r="92" />
      <g className="sheet">
        {audience.map(([x, y]) => (
          <Face key={y} x={x} y={y} r={17} fill="sf" />
        ))}
      </g>
      <g className="wide-only sheet">
        {wideOnlyAudience.map(([x, y]) => (
          <Face key={x} x={x} y={y} r={17} fill="sf" />
        ))}
      </g>
      <Card x={44} y={28} w={284} h={372} r={20}>
        <Face x={38} y={40} r={18} />
        <g className="hidden @max-[260px]:inline">
          <Bars x={66} y={30} widths={[84, 56]} gap={18} />
        </g>
        <Text x={66} y={37} size={14} bold>
          Devdar Furniture
        </Text>
        <Text x={66} y={54} size={12} tone="t3">
          Sponsored on Facebook
        </Text>
        <Text x={20} y={88} tone="t2">
          Solid sheesham beds, built to order.
        </Text>
        <rect className="at" y="104" width="284" height="156" />
        <path className="ac a30" d="M0 260V206l284-26v80z" />
        <rect className="ac" x="56" y="176" width="172" height="44" rx="8" />
        <rect className="ac2" x="48" y="138" width="20" height="98" rx="6" />
        <rect className="ac2" x="216" y="154" width="20" height="82" rx="6" />
        <rect className="sf" x="74" y="160" width="64" height="26" rx="10" />
        <rect className="sf" x="146" y="160" width="64" height="26" rx="10" />
        <Text x={20} y={290} size={12} tone="t3">
          devdarfurniture.in
        </Text>
        <Text x={20} y={310} size={15} bold>
          Queen bed, ₹24,900
        </Text>
        <Pill x={180} y={280} w={84} h={34} r={9} text="Shop now" />
        <path className="ln" d="M20 330H264" />
        <Text x={20} y={355} size={12} tone="t3">
          412 likes
        </Text>
        <Text x={98} y={355} size={12} tone="t3">
          38 comments
        </Text>
        <g className="wide-only">
          <Text x={264} y={355} size={12} tone="t3" anchor="end">
            16 shares
          </Text>
        </g>
      </Card>
      <g className="wide-only">
        <Card x={352} y={328} w={220} h={148}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Example lead cost
          </Text>
          <Text x={20} y={62} size={26} bold>
            ₹38
          </Text>
          <Text x={200} y={62} tone="tg" bold anchor="end">
            −22%
          </Text>
          <Curve
            values={[0.9, 0.82, 0.86, 0.6, 0.52, 0.44, 0.3, 0.22]}
            x={20}
            y={76}
            w={180}
            h={52}
          />
        </Card>
      </g>
      <g className="narrow-only column">
        <Card x={268} y={372} w={144} h={104}>
          <Text x={16} y={34} size={12} tone="t3" bold>
            Example lead cost
          </Text>
          <Text x={16} y={74} size={28} bold>
            ₹38
          </Text>
        </Card>
      </g>
      <g className="extra sheet">
        <Pill x={336} y={36} w={100} fill="sf" tone="ti" text="Lookalike 1%" />
      </g>
      <Packet x={20} y={364} size={18} fill="pw" tilt={18} />
      <Packet x={336} y={292} size={14} fill="pg" tilt={-20} />
      <Packet x={560} y={72} size={16} fill="pw" tilt={32} />
    </Scene>
  )
}
