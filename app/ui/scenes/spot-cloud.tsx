import { Scene, Slab, Wire } from './parts'

export function SpotCloud() {
  return (
    <Scene w={120} h={96} kind="spot">
      <Slab x={60} y={62} w={88} thickness={10} fills={['sf st-ln', 'sk', 'mu']} />
      <Slab x={60} y={44} w={88} thickness={10} fills={['ac', 'ac2', 'ac3']} />
      <Slab x={60} y={26} w={88} thickness={10} fills={['sf st-ln', 'sk', 'mu']} />
      <Wire d="M60 26V4" at={[70]} fill="ac" line="wl" />
    </Scene>
  )
}
