import { Bar, Scene, Text } from './parts'

const lines = [
  { name: 'Long cut', y: 2, from: 92, w: 150 },
  { name: 'Bumpers', y: 26, from: 176, w: 244 },
  { name: 'In-feed', y: 50, from: 134, w: 286 },
]

export function FilmWeeks() {
  return (
    <Scene w={420} h={92} kind="plain">
      <path className="ln" d="M174 0V72M256 0V72M338 0V72" />
      {lines.map(({ name, y, from, w }, i) => (
        <g key={name}>
          <Text x={0} y={y + 14} bold>
            {name}
          </Text>
          <Bar x={from} y={y} w={w} h={18} fill={i === 0 ? 'ac' : i === 1 ? 'ac2' : 'ta a60'} />
        </g>
      ))}
      {['Week 1', '2', '3', '4'].map((week, i) => (
        <Text key={week} x={92 + i * 82} y={88} size={12} tone="t3">
          {week}
        </Text>
      ))}
    </Scene>
  )
}
