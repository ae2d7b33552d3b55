import { Face, Packet, Scene, Text, Wire } from './parts'

export function MaskedNumber() {
  return (
    <Scene w={420} h={92} kind="plain">
      <Wire d="M32 46H388" at={[19, 81]} />
      {[32, 388].map((x) => (
        <Face key={x} x={x} y={46} r={26} />
      ))}
      <rect className="sk" x="112" y="10" width="196" height="72" rx="14" />
      <Packet x={128} y={28} size={11} fill="gr" tilt={12} />
      <Text x={148} y={38} size={12} tone="t3" bold>
        Delivery 4417, open
      </Text>
      <Text x={128} y={65} size={20} bold>
        0522 000 2031
      </Text>
    </Scene>
  )
}
