import { Bar, Packet, Scene } from './parts'

export function SpotCustomSoftware() {
  return (
    <Scene w={120} h={96} kind="spot">
      <rect className="sf st-ln" x="8" y="12" width="76" height="60" rx="10" />
      <path className="st-ac" d="M32 34l-10 9 10 9M48 34l10 9-10 9" strokeWidth="4" />
      <rect className="ac" x="56" y="52" width="56" height="36" rx="10" />
      <Bar x={66} y={62} w={20} h={6} fill="g40" />
      <Bar x={66} y={74} w={28} h={6} fill="g40" />
      <Packet x={94} y={61} size={9} fill="tw" tilt={12} />
    </Scene>
  )
}
