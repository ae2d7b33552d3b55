import { Packet, Scene, Wire } from './parts'

export function SpotCloud() {
  return (
    <Scene w={120} h={96} kind="spot">
      <path
        className="sf st-ln"
        d="M28 68H91A20 20 0 0 0 93 28A33 33 0 0 0 32 24A22 22 0 0 0 28 68z"
      />
      <rect className="at" x="38" y="28" width="44" height="12" rx="4" />
      <rect className="ac" x="38" y="45" width="44" height="12" rx="4" />
      <Packet x={43} y={48.5} size={5} fill="tw" />
      <Packet x={43} y={31.5} size={5} />
      <Wire d="M60 57V90" at={[70]} fill="ac" line="wl" />
    </Scene>
  )
}
