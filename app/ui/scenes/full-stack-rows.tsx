import { Card, Pill, Scene, Text, Wire } from './parts'

const rows = [
  {
    name: 'Front end',
    note: 'what people touch',
    y: 4,
    tools: [
      ['React', 72],
      ['TypeScript', 96],
      ['CSS', 56],
    ],
  },
  {
    name: 'Back end',
    note: 'what decides',
    y: 88,
    tools: [
      ['Node.js', 76],
      ['Java', 56],
      ['Python', 72],
    ],
  },
  {
    name: 'Data',
    note: 'what remembers',
    y: 172,
    tools: [
      ['PostgreSQL', 100],
      ['Redis', 64],
      ['MongoDB', 84],
    ],
  },
  {
    name: 'Delivery',
    note: 'what ships it',
    y: 256,
    tools: [
      ['Docker', 72],
      ['Kubernetes', 100],
      ['CI/CD', 64],
    ],
  },
] as const

export function FullStackRows() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="One order passes through four layers: front end, back end, data and delivery"
    >
      {rows.map(({ name, note, y, tools }, i) => (
        <Card key={name} x={0} y={y} w={600} h={72}>
          <Text x={72} y={32} size={16} bold>
            {name}
          </Text>
          <Text x={72} y={52} size={12} tone="t3">
            {note}
          </Text>
          {tools.map(([text, w], j) => {
            const before = tools.slice(0, j).reduce((sum, [, width]) => sum + width + 8, 0)
            return (
              <Pill
                key={text}
                x={220 + before}
                y={18}
                w={w}
                h={36}
                r={10}
                fill={i === 0 && j === 0 ? 'ac' : 'at'}
                tone={i === 0 && j === 0 ? 'tw' : 'ta'}
                text={text}
              />
            )
          })}
        </Card>
      ))}
      <Wire d="M36 32V304" at={[4, 34, 66, 97]} />
      <Wire d="M548 304V32" at={[4, 34, 66, 97]} fill="gr" />
    </Scene>
  )
}
