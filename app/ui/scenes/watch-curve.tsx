import { Card, Curve, Packet, Pill, Scene, Text } from './parts'

export function WatchCurve() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="An example of how many still watch: a small drop when Skip appears at five seconds, two thirds at the end"
    >
      <g className="wide-only">
        <Chart w={592} parts={['The question', 'The proof', 'The offer']} />
      </g>
      <g className="narrow-only">
        <Chart w={432} parts={['Question', 'Proof', 'Offer']} />
      </g>
    </Scene>
  )
}

/** The horizontal axis is 15 seconds, five for each part of the film. */
function Chart({ w, parts }: { w: number; parts: readonly string[] }) {
  const end = w - 28
  const third = (end - 28) / 3
  return (
    <Card x={4} y={8} w={w} h={320} r={20}>
      <path className="ln" d={`M28 80H${end}M28 130H${end}M28 180H${end}`} />
      <Curve
        values={[1, 0.98, 0.95, 0.93, 0.74, 0.71, 0.69, 0.68, 0.67, 0.66]}
        x={28}
        y={80}
        w={third * 3}
        h={148}
      />
      <path className="st-mu" d={`M${28 + third} 56V228`} strokeWidth="2" strokeDasharray="2 6" />
      <Pill x={28 + third - 60} y={26} w={120} h={30} r={9} fill="bz" text="Skip appears" />
      <Packet x={end - 7} y={123} size={14} tilt={12} />
      <Text x={end} y={46} size={32} bold tone="ta" anchor="end">
        66%
      </Text>
      <Text x={end} y={66} size={12} tone="t2" anchor="end">
        in this example
      </Text>
      {['0:00', '0:05', '0:10', '0:15'].map((at, i) => (
        <Text
          key={at}
          x={28 + i * third}
          y={248}
          size={12}
          tone="t3"
          anchor={i === 0 ? undefined : i === 3 ? 'end' : 'middle'}
        >
          {at}
        </Text>
      ))}
      {parts.map((part, i) => (
        <Pill
          key={part}
          x={28 + i * third}
          y={260}
          w={third - 2}
          h={44}
          r={10}
          fill={i === 0 ? 'ac' : i === 1 ? 'ac2' : 'at'}
          tone={i === 2 ? 'ta' : 'tw'}
          text={part}
        />
      ))}
    </Card>
  )
}
