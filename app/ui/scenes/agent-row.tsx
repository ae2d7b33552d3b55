import { Face, Packet, Scene, Text } from './parts'

const agents = [
  { name: 'Meera', state: 'free', fill: 'gr' },
  { name: 'Irfan', state: 'on a call', fill: 'am' },
  { name: 'Kavya', state: 'free', fill: 'gr' },
] as const

export function AgentRow() {
  return (
    <Scene w={420} h={92} kind="plain">
      {agents.map(({ name, state, fill }, i) => (
        <g key={name} transform={`translate(${i * 142} 16)`}>
          <rect className="sk" width="134" height="60" rx="14" />
          <Face x={32} y={30} r={20} />
          <Packet x={42} y={40} size={11} fill={fill} tilt={12} />
          <Text x={62} y={27} size={14} bold>
            {name}
          </Text>
          <Text x={62} y={44} size={12} tone="t3">
            {state}
          </Text>
        </g>
      ))}
    </Scene>
  )
}
