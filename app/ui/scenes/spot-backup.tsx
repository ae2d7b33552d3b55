import { Bar, Scene } from './parts'

export function SpotBackup() {
  return (
    <Scene w={120} h={96} kind="spot">
      <rect className="sf st-ln" x="16" y="20" width="60" height="56" rx="10" />
      <Bar x={26} y={30} w={40} h={10} fill="at" />
      <Bar x={26} y={46} w={40} h={10} fill="at" />
      <rect className="ac" x="52" y="42" width="50" height="40" rx="10" />
      <path className="st-tw" d="M66 61l8 8 14-16" strokeWidth="4" />
    </Scene>
  )
}
