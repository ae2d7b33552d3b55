import { Curve, Packet, Scene } from './parts'

export function SpotAnalytics() {
  return (
    <Scene w={120} h={96} kind="spot">
      <path className="ln" d="M14 80H108M14 56H108M14 32H108" />
      <Curve values={[0.1, 0.3, 0.24, 0.6, 0.52, 0.9]} x={14} y={20} w={92} h={60} />
      <Packet x={100} y={20} />
    </Scene>
  )
}
