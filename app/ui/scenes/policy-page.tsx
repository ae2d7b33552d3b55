import { Bar, Bars, Card, Dots, Packet, Scene, Text } from './parts'

export function PolicyPage() {
  return (
    <Scene
      h={340}
      label="A numbered document with a short summary in plain words and a packet for a seal"
    >
      <Dots h={300} />
      <Card x={56} y={56} w={172} h={196}>
        <Text x={20} y={34} tone="t3" bold>
          On this page
        </Text>
        <path className="ac" d="M20 52h4v20h-4z" />
        <Bars x={36} y={58} widths={[92]} fill="ac" />
        <Bars x={36} y={84} widths={[76, 92, 60, 80]} gap={24} />
      </Card>
      <Card x={196} y={24} w={308} h={292} r={20}>
        <Bar x={32} y={36} w={160} h={16} fill="ac2" />
        <Bar x={32} y={64} w={100} h={8} />
        <path
          className="at"
          d="M44 88h220a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H44a12 12 0 0 1-12-12v-44a12 12 0 0 1 12-12z"
        />
        <Text x={48} y={112} size={14} bold tone="ta">
          In plain words
        </Text>
        <Bars x={48} y={124} widths={[188, 140]} gap={14} h={7} fill="ac a30" />
        <Text x={32} y={192} size={15} bold>
          1
        </Text>
        <Bar x={52} y={182} w={108} h={11} fill="ac2 a60" />
        <Bars x={52} y={206} widths={[168, 148]} gap={14} h={7} />
        <Text x={32} y={250} size={15} bold>
          2
        </Text>
        <Bar x={52} y={240} w={84} h={11} fill="ac2 a60" />
        <Bars x={52} y={264} widths={[128]} h={7} />
      </Card>
      <g className="sheet" transform="translate(428 212) rotate(12 44 44)">
        <rect className="sh" x="4" y="12" width="80" height="84" rx="18" />
        <rect className="ac" width="88" height="88" rx="18" />
        <rect
          className="st-tw"
          x="9"
          y="9"
          width="70"
          height="70"
          rx="12"
          strokeWidth="1.5"
          strokeDasharray="1 5"
        />
        <path className="st-tw" d="M28 46l11 11 22-25" strokeWidth="6" />
      </g>
      <Packet x={528} y={56} size={18} fill="pw" tilt={18} />
      <Packet x={556} y={160} size={12} fill="pg" tilt={-20} />
      <Packet x={28} y={276} size={14} fill="pg" tilt={28} />
    </Scene>
  )
}
