import { Card, Dots, Packet, Pill, Scene, Text } from './parts'

/** Without prices, because the price list can change. */
const lines = [
  { name: 'Parts × price', by: 'your volume' },
  { name: '+ GST', by: 'legal rate' },
  { name: '+ DLT scrubbing', by: 'operator rate' },
]

export function QuoteSlip() {
  return (
    <Scene
      h={340}
      label="A written quote: parts times their price, then GST and DLT scrubbing on separate lines"
    >
      <Dots h={300} />
      <Card x={48} y={20} w={504} h={300} r={20}>
        <Text x={28} y={48} size={26} bold>
          Your written quote
        </Text>
        {lines.map(({ name, by }, at) => (
          <g key={name} transform={`translate(28 ${68 + at * 50})`}>
            <path className="ln" d="M0 0H448" />
            <Text x={0} y={34} size={24} bold>
              {name}
            </Text>
            <Text x={448} y={34} size={24} tone="t2" anchor="end">
              {by}
            </Text>
          </g>
        ))}
        <Pill x={28} y={224} w={448} h={52} r={12} size={24} text="= what your month costs" />
      </Card>
      <Packet x={564} y={56} size={20} fill="pw" tilt={18} />
      <Packet x={16} y={252} size={18} fill="pg" tilt={-20} />
    </Scene>
  )
}
