import { Packet, Scene } from './parts'

export function SpotContainers() {
  return (
    <Scene w={120} h={96} kind="spot">
      <Packet x={16} y={50} size={26} fill="sf st-ln" />
      <Packet x={48} y={50} size={26} fill="at" />
      <Packet x={80} y={50} size={26} fill="sf st-ln" />
      <Packet x={32} y={18} size={26} />
      <Packet x={64} y={18} size={26} fill="sf st-ln" />
    </Scene>
  )
}
