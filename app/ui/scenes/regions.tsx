import { Card, Packet, Pill, Scene, Text, Tick } from './parts'

/** Places on the globe, each with the pill above it. */
const regions = [
  { name: 'Virginia', x: 112, y: 252, label: { x: 8, y: 168, w: 104 } },
  { name: 'Frankfurt', x: 240, y: 188, label: { x: 120, y: 92, w: 116 } },
  { name: 'Singapore', x: 432, y: 232, label: { x: 464, y: 148, w: 124 } },
  { name: 'Sydney', x: 508, y: 300, label: { x: 516, y: 236, w: 84 } },
]

export function Regions() {
  return (
    <Scene h={340} kind="plain">
      <path className="at" d="M36 336A292 292 0 0 1 564 336z" />
      <path
        className="st-ac"
        strokeWidth="2"
        opacity="0.3"
        d="M300 168v168M300 168q-100 60-124 168M300 168q100 60 124 168M92 260q208-72 416 0"
      />
      {regions.map(({ name, x, y, label }) => (
        <g key={name}>
          <path
            className="st-mu"
            strokeWidth="2"
            d={`M${label.x + label.w / 2} ${label.y + 20}L${x} ${y}`}
          />
          <Packet x={x - 7} y={y - 7} size={14} fill="ac2" tilt={12} />
          <Pill {...label} h={40} r={12} fill="sf" tone="ti" size={17} text={name} />
        </g>
      ))}
      <path className="st-ac" strokeWidth="2" d="M344 96v112" />
      <Packet x={332} y={196} size={24} tilt={12} />
      <Card x={256} y={16} w={208} h={88}>
        <Text x={20} y={38} size={20} bold>
          Mumbai
        </Text>
        <Text x={20} y={66} size={17} tone="t2">
          Your data stays here
        </Text>
        <Tick x={164} y={18} size={26} />
      </Card>
    </Scene>
  )
}
