import { Bar, Bars, Card, Dots, Face, Icon, Packet, Scene, Text, Tick, Wire } from './parts'

export function KeptData() {
  return (
    <Scene
      h={340}
      label="An enquiry with its consent goes to a place only staff can open, and is deleted when the retention period ends"
    >
      <Dots h={300} />
      <Wire d="M252 168H300V112H324" at={[55]} />
      <Wire d="M252 168H300V240H324" at={[55]} />
      <Card x={52} y={48} w={204} h={240} r={20}>
        <Text x={24} y={40} size={15} bold>
          Your enquiry
        </Text>
        {[60, 104].map((y) => (
          <g key={y}>
            <rect className="sf st-ln" x="24" y={y} width="156" height="32" rx="8" />
            <Bar x={36} y={y + 12} w={y === 60 ? 84 : 108} />
          </g>
        ))}
        <Bars x={24} y={156} widths={[156, 120]} />
        <Tick x={24} y={196} size={22} />
        <Text x={56} y={212} bold tone="tg">
          Consent
        </Text>
      </Card>
      <Card x={324} y={28} w={224} h={152} r={20}>
        <rect className="ac" x="20" y="20" width="44" height="44" rx="12" />
        <Icon name="lock" x={31} y={31} size={22} tone="tw" />
        <Text x={80} y={48} size={15} bold>
          Staff only
        </Text>
        {[88, 120].map((y) => (
          <g key={y}>
            <Face x={32} y={y + 4} r={12} />
            <Bar x={56} y={y} w={y === 88 ? 128 : 96} />
          </g>
        ))}
      </Card>
      <Card x={324} y={204} w={224} h={96} r={20}>
        <Text x={20} y={38} size={15} bold>
          Then erased
        </Text>
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <Packet key={step} x={20 + step * 32} y={58} size={18} fill={FADING[step] ?? 'mu a12'} />
        ))}
      </Card>
      <Packet x={284} y={40} size={14} fill="pw" tilt={18} />
      <Packet x={568} y={188} size={12} fill="pg" tilt={-20} />
      <Packet x={24} y={292} size={12} fill="pg" tilt={28} />
    </Scene>
  )
}

const FADING = ['ac', 'ac a60', 'ac a60', 'ac a30', 'ac a12', 'mu a30'] as const
