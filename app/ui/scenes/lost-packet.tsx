import { Packet, Scene } from './parts'

export function LostPacket() {
  return (
    <Scene w={320} h={160} kind="spot">
      <path className="wl" d="M0 80H112M208 80H320" />
      <path
        className="st-ac"
        d="M112 80l12-10M112 80l12 10M208 80l-12-10M208 80l-12 10"
        strokeWidth="2.5"
      />
      <Packet x={32} y={74} />
      <Packet x={68} y={74} />
      <path className="st-mu" d="M160 48v44" strokeWidth="2" strokeDasharray="3 5" />
      <Packet x={146} y={104} size={28} tilt={24} />
    </Scene>
  )
}
