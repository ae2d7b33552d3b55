import { Card, Curve, Packet, Pill, Scene, Text } from './parts'

const seconds = [
  { at: '0:00', x: 36 },
  { at: '0:05', x: 212 },
  { at: '0:10', x: 388 },
  { at: '0:15', x: 564 },
]

export function WatchCurve() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="How many still watch: a small drop when Skip appears at five seconds, two thirds at the end"
    >
      <Card x={0} y={8} w={600} h={320} r={20}>
        <path className="ln" d="M36 68H564M36 124H564M36 180H564" />
        <Curve
          values={[1, 0.98, 0.95, 0.93, 0.74, 0.71, 0.69, 0.68, 0.67, 0.66]}
          x={36}
          y={68}
          w={528}
          h={156}
        />
        <path className="st-mu" d="M212 44V224" strokeWidth="2" strokeDasharray="2 6" />
        <Pill x={152} y={24} w={120} h={30} r={9} fill="bz" text="Skip appears" />
        <Packet x={557} y={114} size={14} tilt={12} />
        <g className="pull-far">
          <Text x={540} y={68} size={32} bold tone="ta" anchor="end">
            66%
          </Text>
          <Text x={540} y={92} size={12} tone="t2" anchor="end">
            watch to the end
          </Text>
        </g>
        {seconds.map(({ at, x }, i) => (
          <Text
            key={at}
            x={x}
            y={246}
            size={12}
            tone="t3"
            anchor={i === 0 ? undefined : i === 3 ? 'end' : 'middle'}
          >
            {at}
          </Text>
        ))}
        <g transform="translate(36 256)">
          <path className="ac" d="M10 0h166v44H10A10 10 0 0 1 0 34V10A10 10 0 0 1 10 0z" />
          <path className="ac2" d="M178 0h174v44H178z" />
          <path className="at" d="M354 0h164a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H354z" />
          <Text x={88} y={27} bold tone="tw" anchor="middle">
            The question
          </Text>
          <Text x={265} y={27} bold tone="tw" anchor="middle">
            The proof
          </Text>
          <g className="wide-only">
            <Text x={441} y={27} bold tone="ta" anchor="middle">
              The offer
            </Text>
          </g>
        </g>
      </Card>
    </Scene>
  )
}
