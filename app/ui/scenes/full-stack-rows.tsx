import { Card, Pill, Scene, Text, Wire } from './parts'

const rows = [
  {
    name: 'Front end',
    note: 'what people touch',
    y: 4,
    tools: [
      { name: 'React', x: 220, w: 72 },
      { name: 'TypeScript', x: 300, w: 96 },
      { name: 'CSS', x: 404, w: 56 },
    ],
  },
  {
    name: 'Back end',
    note: 'what decides',
    y: 88,
    tools: [
      { name: 'Node.js', x: 220, w: 76 },
      { name: 'Java', x: 304, w: 56 },
      { name: 'Python', x: 368, w: 72 },
    ],
  },
  {
    name: 'Data',
    note: 'what remembers',
    y: 172,
    tools: [
      { name: 'PostgreSQL', x: 220, w: 100 },
      { name: 'Redis', x: 328, w: 64 },
      { name: 'MongoDB', x: 400, w: 84 },
    ],
  },
  {
    name: 'Delivery',
    note: 'what ships it',
    y: 256,
    tools: [
      { name: 'Docker', x: 220, w: 72 },
      { name: 'Kubernetes', x: 300, w: 100 },
      { name: 'CI/CD', x: 408, w: 64 },
    ],
  },
]

export function FullStackRows() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="One order passes through four layers: front end, back end, data and delivery"
    >
      {rows.map(({ name, note, y, tools }) => (
        <Card key={name} x={0} y={y} w={600} h={72}>
          <Text x={72} y={32} size={16} bold>
            {name}
          </Text>
          <Text x={72} y={52} size={12} tone="t3">
            {note}
          </Text>
          {tools.map((tool) => {
            const entry = tool.name === 'React'
            return (
              <Pill
                key={tool.name}
                x={tool.x}
                y={18}
                w={tool.w}
                h={36}
                r={10}
                fill={entry ? 'ac' : 'at'}
                tone={entry ? 'tw' : 'ta'}
                text={tool.name}
              />
            )
          })}
        </Card>
      ))}
      <Wire d="M36 40V292" at={[0, 33.3, 66.7, 100]} />
      <Wire d="M548 292V40" at={[0, 33.3, 66.7, 100]} fill="gr" />
    </Scene>
  )
}
