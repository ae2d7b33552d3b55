import { Bar, Card, Pill, Rain, Scene, Text, Umbrella } from './parts'

export function FilmCuts() {
  return (
    <Scene
      h={340}
      kind="plain"
      focus="left"
      label="One shot of an umbrella in three shapes: wide for watch pages, vertical for Shorts, square for feeds"
    >
      <Card x={8} y={72} w={288} h={164} r={14} fill="bz">
        <Rain x={4} y={10} w={280} h={120} />
        <Umbrella x={144} y={84} scale={0.86} />
        <Pill x={14} y={128} w={136} h={24} r={6} fill="sf" tone="ti" text="Eight steel ribs" />
      </Card>
      <Text x={8} y={276} size={16} bold>
        Watch pages and TV
      </Text>
      <Text x={8} y={302} size={14} tone="t3">
        Wide, with captions
      </Text>
      <Card x={312} y={8} w={128} h={228} r={14} fill="ac">
        <Rain x={4} y={10} w={124} h={150} gap={24} />
        <Umbrella x={64} y={104} scale={0.78} canopy="sf" />
        <Bar x={16} y={188} w={84} h={8} fill="g40" />
        <Bar x={16} y={204} w={56} h={8} fill="g40" />
      </Card>
      <Text x={312} y={276} size={16} bold>
        Shorts
      </Text>
      <Text x={312} y={302} size={14} tone="t3">
        Vertical
      </Text>
      <g className="wide-only">
        <Card x={456} y={100} w={136} h={136} r={14} fill="ac2">
          <Rain x={4} y={8} w={132} h={100} gap={24} />
          <Umbrella x={68} y={72} scale={0.7} canopy="at" />
        </Card>
        <Text x={456} y={276} size={16} bold>
          Feed
        </Text>
        <Text x={456} y={302} size={14} tone="t3">
          Square
        </Text>
      </g>
    </Scene>
  )
}
