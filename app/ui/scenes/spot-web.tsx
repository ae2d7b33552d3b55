import { Bar, Packet, Scene } from './parts'

export function SpotWeb() {
  return (
    <Scene w={120} h={96} kind="spot">
      <rect className="sf st-ln" x="8" y="12" width="104" height="72" rx="10" />
      <path className="ln" d="M8 30H112" />
      <Packet x={18} y={18} size={6} />
      <Packet x={28} y={18} size={6} fill="mu" />
      <Packet x={38} y={18} size={6} fill="mu" />
      <rect className="ac" x="18" y="40" width="40" height="34" rx="6" />
      <Bar x={68} y={42} w={34} h={7} fill="ac2" />
      <Bar x={68} y={54} w={26} h={5} />
      <rect className="at" x="68" y="64" width="34" height="10" rx="5" />
    </Scene>
  )
}
