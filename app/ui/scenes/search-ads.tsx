import { Bar, Bars, Browser, Card, Curve, Dots, Packet, Pill, Scene, Text } from './parts'

const bids = [
  { keyword: 'ac repair', w: 118, price: '₹15' },
  { keyword: 'ac gas refill', w: 92, price: '₹12' },
  { keyword: 'split ac service', w: 74, price: '₹9' },
]

export function SearchAds() {
  return (
    <Scene
      focus="left"
      label="A search results page with a sponsored result on top and keyword bids"
    >
      <Dots />
      <Browser x={28} y={32} w={392} h={372}>
        <rect className="sf st-ln" x="24" y="56" width="300" height="44" rx="22" />
        <Text x={48} y={83} size={15}>
          ac repair near me
        </Text>
        <circle className="st-ac" cx="296" cy="76" r="8" strokeWidth="3" />
        <path className="st-ac" d="M302 82l8 8" strokeWidth="3" />
        <rect className="at" x="24" y="118" width="300" height="112" rx="12" />
        <Text x={40} y={144} size={12} bold>
          Sponsored
        </Text>
        <Text x={112} y={144} size={12} tone="t3">
          coolkaro.in
        </Text>
        <g className="hidden @max-[260px]:inline">
          <Bar x={40} y={136} w={72} />
          <Bar x={40} y={156} w={176} h={14} fill="ac" />
        </g>
        <Text x={40} y={170} size={18} bold tone="ta">
          AC repair today, from ₹399
        </Text>
        <Bar x={40} y={184} w={240} />
        <Pill x={40} y={202} w={92} h={20} fill="sf" tone="ta" size={12} text="Book a visit" />
        <Pill x={140} y={202} w={64} h={20} fill="sf" tone="ta" size={12} text="Prices" />
        {[250, 312].map((y) => (
          <g key={y}>
            <Bar x={24} y={y} w={90} h={7} />
            <Bar x={24} y={y + 16} w={208} h={11} fill="ac2 a30" />
            <Bars x={24} y={y + 36} widths={[268]} h={7} />
          </g>
        ))}
      </Browser>
      <g className="wide-only">
        <Card x={372} y={84} w={204} h={184}>
          <Text x={20} y={34} size={14} bold>
            Keyword bids
          </Text>
          {bids.map(({ keyword, w, price }, i) => (
            <g key={keyword} transform={`translate(20 ${58 + i * 32})`}>
              <Text x={0} y={0} size={12}>
                {keyword}
              </Text>
              <Text x={164} y={0} size={12} tone="t3" anchor="end">
                {price}
              </Text>
              <Bar x={0} y={8} w={w} h={7} fill="ac" />
            </g>
          ))}
          <Text x={20} y={154} size={12} tone="t3">
            free ac fix
          </Text>
          <Text x={184} y={154} size={12} tone="t3" anchor="end">
            negative
          </Text>
          <path className="st-mu" d="M20 166h72" strokeWidth="2" strokeDasharray="3 4" />
        </Card>
      </g>
      <g className="pull-far">
        <g className="pull">
          <Card x={340} y={328} w={232} h={148}>
            <Text x={20} y={30} size={12} tone="t3" bold>
              Example results
            </Text>
            <Text x={20} y={62} size={26} bold>
              1,284
            </Text>
            <Text x={212} y={62} tone="tg" bold anchor="end">
              ₹112 each
            </Text>
            <Curve
              values={[0.1, 0.18, 0.16, 0.34, 0.3, 0.52, 0.6, 0.86]}
              x={20}
              y={76}
              w={192}
              h={54}
            />
          </Card>
        </g>
      </g>
      <g className="wide-only">
        <Packet x={412} y={4} size={18} fill="pw" tilt={18} />
        <Packet x={548} y={292} size={14} fill="pg" tilt={30} />
        <Packet x={8} y={372} size={14} fill="pg" tilt={-20} />
      </g>
    </Scene>
  )
}
