import { Pill, Scene, Text } from './parts'

export function BumperBar() {
  return (
    <Scene w={420} h={92} kind="plain">
      <Text x={0} y={76} tone="t3">
        0 s
      </Text>
      <Text x={210} y={76} tone="t3" anchor="middle">
        one thought, no skip
      </Text>
      <rect className="ac" y="28" width="420" height="20" rx="10" />
      {[70, 140, 210, 280, 350].map((x) => (
        <path key={x} className="st-sf" d={`M${x} 28v20`} strokeWidth="2" />
      ))}
      <Pill x={380} y={60} w={40} h={26} fill="at" tone="ta" text="6 s" />
    </Scene>
  )
}
