import { Bar, Bubble, Packet, Pill, Scene, Text } from './parts'

export function AdChat() {
  return (
    <Scene w={420} h={92} kind="plain">
      <rect className="sk" y="2" width="148" height="88" rx="14" />
      <Bar x={16} y={18} w={92} fill="ac a30" />
      <Bar x={16} y={34} w={60} fill="ac a30" />
      <Pill x={14} y={52} w={120} h={28} r={8} text="Send message" />
      <path className="wl" d="M148 66H160Q172 66 172 54V34Q172 22 184 22H196" />
      <Packet x={166} y={38} tilt={12} />
      <Bubble x={196} y={2} w={224} h={40} fill="sk">
        <Text x={16} y={25} size={14}>
          Does the bed fit a 10 ft room?
        </Text>
      </Bubble>
      <Bubble x={268} y={50} w={152} h={40} side="out">
        <Text x={16} y={25} size={14} bold tone="tw">
          Yes, with 3 ft left
        </Text>
      </Bubble>
    </Scene>
  )
}
