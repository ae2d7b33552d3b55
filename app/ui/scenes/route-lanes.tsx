import { Packet, Pill, Scene, Text } from './parts'

const lanes = [
  {
    name: 'OTP',
    promise: 'Sent first',
    operator: 'Operator A',
    y: 60,
    label: 'ac',
    tone: 'tw',
    packet: 'ac',
    at: [256, 304, 380, 444],
  },
  {
    name: 'Alerts',
    promise: 'Sent next',
    operator: 'Operator B',
    y: 170,
    label: 'ac2',
    tone: 'tw',
    packet: 'ac2',
    at: [264, 384],
  },
  {
    name: 'Offers',
    promise: '10:00 to 21:00',
    operator: 'Operator B',
    y: 280,
    label: 'sk',
    tone: 'ti',
    packet: 'mu',
    at: [300],
  },
] as const

const widths = [
  { when: 'wide-only', sheet: 600, end: 470 },
  { when: 'narrow-only', sheet: 440, end: 330 },
]

export function RouteLanes() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="Three routes: one-time passwords first, alerts second, offers last, each to its own operator"
    >
      {lanes.map(({ name, promise, operator, y, label, tone, packet, at }) => (
        <g key={name} className="sheet">
          {widths.map(({ when, sheet, end }) => (
            <g key={when} className={when}>
              <rect className="sf" y={y - 40} width={sheet} height="80" rx="18" />
              <path
                className="wl"
                d={`M228 ${y}H${end}`}
                strokeDasharray={packet === 'mu' ? '2 7' : undefined}
              />
            </g>
          ))}
          <Pill x={20} y={y - 15} w={76} h={30} fill={label} tone={tone} size={14} text={name} />
          <Text x={112} y={y + 5} tone="t3">
            {promise}
          </Text>
          {at.map((x) => (
            <g key={x} className={x > 310 ? 'wide-only' : undefined}>
              <Packet x={x} y={y - 6} fill={packet} tilt={12} />
            </g>
          ))}
          <g className="pull-most">
            <Pill x={476} y={y - 20} w={92} h={40} r={12} fill="sk" tone="ti" text={operator} />
          </g>
        </g>
      ))}
      <g className="pull-most sheet">
        <path className="st-ac" d="M522 84V142" strokeWidth="2" strokeDasharray="3 6" />
        <path className="st-ac" d="M517 141l5 5 5-5" strokeWidth="2" />
        <Pill x={468} y={104} w={108} h={22} fill="sf" tone="ta" size={12} text="Backup route" />
      </g>
    </Scene>
  )
}
