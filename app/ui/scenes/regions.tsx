import { Card, Packet, Pill, Scene, Text, Tick } from './parts'

const INDIA =
  'M114 18L129 16L156 32L176 33L165 62L183 87L175 101L207 115L241 125L242 111L247 118L273 1' +
  '21L273 112L302 96L316 108L300 124L292 147L283 152L279 171L268 158L272 140L256 137L245 13' +
  '0L242 146L247 174L232 178L215 198L193 228L176 239L177 264L173 294L160 308L154 317L144 29' +
  '8L132 266L120 234L115 203L115 180L100 185L84 170L79 155L101 146L91 124L113 103L130 78L13' +
  '2 63L122 51L124 37Z'

/** Cities in India with data centres of the large providers. */
const cities = [
  { name: 'Delhi', x: 151, y: 103, label: { x: 166, w: 60 } },
  { name: 'Mumbai', x: 116, y: 202, label: { x: 23, w: 78 } },
  { name: 'Hyderabad', x: 162, y: 220, label: { x: 177, w: 100 } },
  { name: 'Chennai', x: 177, y: 265, label: { x: 192, w: 82 } },
]
const abroad = [
  { name: 'Frankfurt', x: 332, y: 204 },
  { name: 'Singapore', x: 432, y: 204 },
  { name: 'Virginia', x: 332, y: 248 },
  { name: 'Sydney', x: 432, y: 248 },
]

export function Regions() {
  return (
    <Scene h={340} kind="plain">
      <path className="at" d={INDIA} />
      <path className="st-ac" strokeWidth="2" opacity="0.6" d={INDIA} />
      {cities.map(({ name, x, y, label }) => (
        <g key={name} className="sheet">
          <Packet x={x - 7} y={y - 7} size={14} tilt={12} />
          <Pill {...label} y={y - 13} h={26} fill="sf st-ln" tone="ti" size={15} text={name} />
        </g>
      ))}
      <Card x={332} y={40} w={192} h={92}>
        <Tick x={16} y={22} size={22} />
        <Text x={48} y={39} size={16} bold>
          Data in India
        </Text>
        <Text x={48} y={66} size={15} tone="t2">
          when you ask for it
        </Text>
      </Card>
      <Text x={332} y={188} size={15} tone="t2" bold>
        Or abroad
      </Text>
      <g className="sheet">
        {abroad.map(({ name, ...place }) => (
          <Pill
            key={name}
            {...place}
            w={92}
            h={36}
            r={12}
            fill="sf st-ln"
            tone="ti"
            size={15}
            text={name}
          />
        ))}
      </g>
    </Scene>
  )
}
