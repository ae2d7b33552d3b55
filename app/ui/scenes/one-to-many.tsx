import { Face, Packet, Pill, Scene, Text } from './parts'

const chats = [
  { x: 232, state: 'read' },
  { x: 300, state: 'replied' },
  { x: 368, state: 'read' },
] as const

export function OneToMany() {
  return (
    <Scene w={420} h={92} kind="plain">
      <rect className="sk" y="6" width="132" height="80" rx="14" />
      <Text x={16} y={34} size={14} bold>
        Festive offer
      </Text>
      <Pill x={14} y={46} w={104} h={28} r={8} fill="at" tone="ta" text="Fri, 10:30" />
      <path className="wl" d="M132 46H176M176 46V14M176 46V78M176 14H208M176 46H208M176 78H208" />
      {[10, 42, 74].map((y) => (
        <Packet key={y} x={186} y={y - 2} tilt={12} />
      ))}
      {chats.map(({ x, state }) => (
        <g key={x}>
          <rect className="sk" x={x - 16} y="6" width="60" height="80" rx="14" />
          <Face x={x + 14} y={36} r={18} />
          <Text
            x={x + 14}
            y={74}
            tone={state === 'replied' ? 'ta' : 't3'}
            bold={state === 'replied'}
            anchor="middle"
          >
            {state}
          </Text>
        </g>
      ))}
    </Scene>
  )
}
