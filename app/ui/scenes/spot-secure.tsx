import { Scene } from './parts'

export function SpotSecure() {
  return (
    <Scene w={120} h={96} kind="spot">
      <path className="at" d="M60 8l36 12v24c0 22-16 36-36 44C40 80 24 66 24 44V20z" />
      <rect className="ac" x="44" y="40" width="32" height="26" rx="6" />
      <path className="st-ac" d="M51 40v-7a9 9 0 0 1 18 0v7" strokeWidth="4" />
    </Scene>
  )
}
