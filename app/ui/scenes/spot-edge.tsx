import { Packet, Scene } from './parts'

export function SpotEdge() {
  return (
    <Scene w={120} h={96} kind="spot">
      <circle className="at" cx="60" cy="48" r="38" />
      <path
        className="st-ac"
        d="M22 48h76M60 10c-22 24-22 52 0 76M60 10c22 24 22 52 0 76"
        strokeWidth="2"
      />
      <Packet x={30} y={22} />
      <Packet x={82} y={58} />
      <Packet x={54} y={42} fill="ac2" />
    </Scene>
  )
}
