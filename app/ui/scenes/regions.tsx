import { Card, Packet, Pill, Scene, Text, Tick } from './parts'

/** Places on the globe, each with the pill that names it and the end of the line between the two. */
const regions = [
  { name: 'Virginia', x: 192, y: 132, label: { x: 20, y: 164, w: 104 }, from: '124 184' },
  { name: 'Frankfurt', x: 272, y: 96, label: { x: 84, y: 36, w: 116 }, from: '200 56' },
  { name: 'Singapore', x: 392, y: 216, label: { x: 468, y: 156, w: 124 }, from: '468 176' },
  { name: 'Sydney', x: 418, y: 262, label: { x: 484, y: 256, w: 88 }, from: '484 276' },
]

export function Regions() {
  return (
    <Scene h={340} kind="plain">
      <circle className="at sheet" cx="300" cy="180" r="152" />
      <path
        className="st-ac"
        strokeWidth="2"
        opacity="0.3"
        d="M300 28v304M300 28a76 152 0 0 0 0 304a76 152 0 0 0 0-304M148 180h304M168 104h264M168 256h264"
      />
      {regions.map(({ name, x, y, label, from }) => (
        <g key={name} className="sheet">
          <path className="wl" d={`M${from}L${x} ${y}`} />
          <Packet x={x - 7} y={y - 7} size={14} fill="ac2" tilt={12} />
          <Pill {...label} h={40} r={12} fill="sf st-ln" tone="ti" size={17} text={name} />
        </g>
      ))}
      <path className="st-ac" strokeWidth="2" d="M352 96v64" />
      <Packet x={340} y={148} size={24} tilt={12} />
      <Card x={340} y={8} w={208} h={88} fill="sf st-ln">
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
