import { Packet, Scene, Tick } from './parts'

export function ArrivedPacket() {
  return (
    <Scene w={320} h={160} kind="spot">
      <path className="wl" d="M0 80H232" />
      <Packet x={32} y={74} />
      <Packet x={84} y={74} />
      <Packet x={136} y={74} />
      <rect className="sf st-ln" x="200" y="36" width="96" height="88" rx="18" />
      <Packet x={228} y={60} size={40} tilt={12} />
      <Tick x={276} y={24} size={28} />
    </Scene>
  )
}
