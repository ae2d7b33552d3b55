import { Bar, Bars, Browser, Card, Dots, Packet, Phone, Pill, Scene, Text } from './parts'

export function WebDev() {
  return (
    <Scene
      focus="right"
      label="A browser window turning from wireframe into a finished shop, with a phone version next to it"
    >
      <Dots />
      <g className="whole">
        <Browser x={24} y={52} w={452} h={352} url="aravalli.store">
          <g className="st-mu" strokeWidth="2" strokeDasharray="4 5">
            <rect x="20" y="56" width="168" height="120" rx="10" />
            <rect x="20" y="192" width="78" height="72" rx="10" />
            <rect x="110" y="192" width="78" height="72" rx="10" />
            <path d="M20 56l168 120M188 56L20 176" />
          </g>
          <Bars x={20} y={284} widths={[132, 100]} gap={16} fill="sk" />
        </Browser>
      </g>
      <g className="slim">
        <Browser x={172} y={52} w={304} h={352} url="aravalli.store">
          <g className="st-mu" strokeWidth="2" strokeDasharray="4 5">
            <rect x="14" y="56" width="28" height="120" rx="8" />
            <rect x="14" y="192" width="28" height="72" rx="8" />
          </g>
          <Bars x={14} y={284} widths={[28, 20]} gap={16} fill="sk" />
        </Browser>
      </g>
      <g transform="translate(24 52)">
        <path className="st-ac" d="M204 44V320" strokeWidth="2.5" />
        <rect className="at" x="220" y="56" width="168" height="120" rx="10" />
        <path
          className="ac a30"
          d="M220 150q50-50 90-20t78-24v60a10 10 0 0 1-10 10H230a10 10 0 0 1-10-10z"
        />
        <Text x={236} y={88} size={18} bold>
          New season
        </Text>
        <Pill x={236} y={104} w={72} h={26} r={7} size={12} text="Shop" />
        {[220, 310].map((x, i) => (
          <g key={x}>
            <rect className="sk" x={x} y="192" width="78" height="72" rx="10" />
            <rect className={i ? 'ac2' : 'ac'} x={x + 24} y="208" width="30" height="40" rx="8" />
          </g>
        ))}
        <Text x={220} y={288} bold>
          ₹1,850
        </Text>
        <Text x={310} y={288} bold>
          ₹2,400
        </Text>
        <Pill x={176} y={224} w={56} h={26} text="Live" />
      </g>
      <Phone x={420} y={132} w={156} h={316}>
        <rect className="at" x="10" y="36" width="122" height="92" rx="10" />
        <path
          className="ac a30"
          d="M10 110q36-32 66-12t56-14v34a10 10 0 0 1-10 10H20a10 10 0 0 1-10-10z"
        />
        {[10, 74].map((x, i) => (
          <g key={x}>
            <rect className="sk" x={x} y="140" width="58" height="56" rx="9" />
            <rect className={i ? 'ac2' : 'ac'} x={x + 19} y="154" width="20" height="28" rx="5" />
            <Bar x={x} y={204} w={42} h={6} />
          </g>
        ))}
        <Pill x={10} y={240} w={122} h={40} r={10} text="Pay ₹4,250" />
      </Phone>
      <g className="wide-only">
        <Card x={48} y={376} w={232} h={108} fill="bz">
          <Text x={20} y={34} mono tone="tm1">
            export const
          </Text>
          <Text x={122} y={34} mono tone="tw">
            Shop
          </Text>
          <Text x={20} y={58} mono tone="tw">
            {'= () => <Grid cols={2}>'}
          </Text>
          <Text x={36} y={82} mono tone="tm2">
            {'<Product />'}
          </Text>
        </Card>
      </g>
      <Card x={292} y={412} w={152} h={72}>
        <circle className="st-sk" cx="40" cy="36" r="20" strokeWidth="6" />
        <path className="st-gr" d="M40 16a20 20 0 1 1-5 .6" strokeWidth="6" />
        <Text x={40} y={41} size={14} bold anchor="middle">
          98
        </Text>
        <Text x={74} y={40} size={12} tone="t3" bold>
          Example
        </Text>
      </Card>
      <Packet x={508} y={56} size={22} fill="pw" tilt={18} />
      <Packet x={556} y={104} fill="pg" tilt={-20} />
      <Packet x={4} y={420} size={14} fill="pg" tilt={24} />
    </Scene>
  )
}
