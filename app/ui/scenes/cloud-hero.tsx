import { Card, Curve, Dots, Packet, Scene, Slab, Text, Tick, Wire } from './parts'

/** From back to front, so that each rack covers those behind it. */
const racks = [
  [0, -45],
  [-45, -22],
  [45, -22],
  [-90, 0],
  [0, 0],
  [90, 0],
  [-45, 22],
  [45, 22],
  [0, 45],
] as const
const regions = [
  { name: 'Mumbai', lag: '11 ms' },
  { name: 'Hyderabad', lag: '19 ms' },
]

export function CloudHero() {
  return (
    <Scene label="Three stacked cloud layers with regions, autoscaling, backups and the month's cost">
      <Dots />
      <g className="hidden @min-[600px]:inline">
        <path
          className="g40"
          d="M222 36a38 38 0 0 1-2-76 58 58 0 0 1 100-18 44 44 0 0 1 58 34 31 31 0 0 1-6 60z"
        />
        <Wire d="M256 36V150" at={[60]} />
        <Wire d="M300 36V118" at={[45]} />
        <Wire d="M344 36V150" at={[75]} />
      </g>
      <Slab x={300} y={348} w={360} thickness={44} />
      <Slab x={300} y={266} w={360} thickness={44} fills={['ac', 'ac2', 'ac3']} />
      <Slab x={300} y={184} w={360} thickness={44} />
      {racks.map(([x, y]) => {
        const tall = y > x / 2 + 40
        return (
          <Slab
            key={`${x} ${y}`}
            x={300 + x}
            y={172 + y - (tall ? 10 : 0)}
            w={56}
            thickness={tall ? 22 : 12}
            fills={x === 0 && y === 0 ? ['ac', 'ac2', 'ac3'] : ['sf st-ln', 'sk', 'mu']}
          />
        )
      })}
      <g className="wide-only">
        <Wire d="M480 184H524V104" at={[40, 76]} />
        <Wire d="M120 266H76V136" at={[50]} />
        <Wire d="M480 348H524V404" at={[60]} />
        <Wire d="M120 348H76V400" at={[60]} />
      </g>
      <g className="pull">
        <Card x={388} y={8} w={176} h={100}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Example scaling
          </Text>
          <Text x={156} y={30} size={12} bold tone="ta" anchor="end">
            4 to 11
          </Text>
          <Curve
            values={[0.15, 0.2, 0.35, 0.8, 0.9, 0.55, 0.4, 0.3]}
            x={20}
            y={44}
            w={136}
            h={44}
          />
        </Card>
      </g>
      <g className="wide-only">
        <Card x={36} y={36} w={168} h={100}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Example regions
          </Text>
          {regions.map(({ name, lag }, i) => (
            <g key={name}>
              <Packet x={20} y={46 + i * 26} size={9} fill="gr" />
              <Text x={38} y={55 + i * 26} bold>
                {name}
              </Text>
              <Text x={150} y={55 + i * 26} size={12} tone="t3" anchor="end">
                {lag}
              </Text>
            </g>
          ))}
        </Card>
      </g>
      <g className="pull">
        <Card x={424} y={404} w={140} h={80}>
          <Text x={16} y={30} size={12} tone="t3" bold>
            Example backup
          </Text>
          <Text x={16} y={60} size={18} bold>
            100 GB
          </Text>
          <Tick x={104} y={44} />
        </Card>
      </g>
      <g className="push">
        <Card x={36} y={400} w={152} h={84}>
          <Text x={16} y={30} size={12} tone="t3" bold>
            Example saving
          </Text>
          <Text x={16} y={62} size={22} bold>
            −34%
          </Text>
        </Card>
      </g>
      <g className="@min-[600px]:hidden">
        <Packet x={228} y={28} size={22} fill="pw" tilt={18} />
      </g>
      <g className="wide-only">
        <Packet x={544} y={280} size={14} fill="pg" tilt={-20} />
        <Packet x={36} y={228} size={14} fill="pw" tilt={28} />
      </g>
    </Scene>
  )
}
