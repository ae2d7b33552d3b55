import { Packet, Scene, Wire } from './parts'

export function SpotCloud() {
  return (
    <Scene w={120} h={96} kind="spot">
      <path
        className="sf st-ln"
        d="M32 68H90A20 20 0 0 0 93 28A30 30 0 0 0 36 24A22 22 0 0 0 32 68z"
      />
      <rect className="at" x="40" y="28" width="44" height="12" rx="4" />
      <rect className="ac" x="40" y="45" width="44" height="12" rx="4" />
      <Packet x={45} y={48.5} size={5} fill="tw" />
      <Packet x={45} y={31.5} size={5} />
      <Wire d="M62 57V90" at={[70]} fill="ac" line="wl" />
    </Scene>
  )
}
