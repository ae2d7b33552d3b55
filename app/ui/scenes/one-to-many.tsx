import { Face, Packet, Pill, Scene, Text } from './parts'

const chats = [
  { x: 246, state: 'read' },
  { x: 318, state: 'replied' },
  { x: 390, state: 'read' },
] as const

export function OneToMany() {
  return (
    <Scene w={420} h={92} kind="plain">
      <rect className="sk" y="6" width="132" height="80" rx="14" />
      <Text x={16} y={34} size={14} bold>
        Festive offer
      </Text>
      <Pill x={14} y={46} w={104} h={28} r={8} fill="at" tone="ta" text="Fri, 10:30" />
      <path
        className="wl"
        d="M132 46H156Q168 46 168 34V22Q168 10 180 10H378Q390 10 390 22V30M246 10V30M318 10V30"
      />
      {chats.map(({ x, state }) => (
        <g key={x}>
          <Packet x={x - 42} y={4} tilt={12} />
          <rect className="sk" x={x - 30} y="28" width="60" height="58" rx="14" />
          <Face x={x} y={47} r={14} />
          <Text
            x={x}
            y={78}
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
