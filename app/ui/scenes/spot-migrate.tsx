import { Scene, Slab, Wire } from './parts'

export function SpotMigrate() {
  return (
    <Scene w={120} h={96} kind="spot">
      <Slab x={34} y={58} w={56} thickness={14} fills={['sf st-ln', 'sk', 'mu']} />
      <Slab x={88} y={44} w={56} thickness={14} fills={['ac', 'ac2', 'ac3']} />
      <Wire d="M36 34Q56 4 86 24" at={[24, 70]} fill="ac" line="wl" />
    </Scene>
  )
}
