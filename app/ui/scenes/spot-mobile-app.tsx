import { Bar, Packet, Scene } from './parts'

export function SpotMobileApp() {
  return (
    <Scene w={120} h={96} kind="spot">
      <rect className="sf st-ln" x="48" y="16" width="64" height="76" rx="10" />
      <Bar x={72} y={28} w={30} h={6} />
      <rect className="at" x="72" y="40" width="30" height="28" rx="6" />
      <rect className="bz" x="8" y="4" width="52" height="88" rx="12" />
      <rect className="sf" x="12" y="8" width="44" height="80" rx="9" />
      <rect className="at" x="18" y="22" width="32" height="28" rx="6" />
      <Packet x={28} y={30} tilt={12} />
      <rect className="ac" x="18" y="66" width="32" height="14" rx="5" />
      <Bar x={18} y={55} w={22} h={5} />
      <circle className="bz" cx="34" cy="14" r="2.5" />
    </Scene>
  )
}
