import { Bar, Face, Pill, Scene, Text } from './parts'

export function Inmail() {
  return (
    <Scene w={420} h={92} kind="plain">
      <rect className="sk" y="4" width="420" height="84" rx="14" />
      <Face x={44} y={46} r={26} />
      <Text x={84} y={36} size={15} bold>
        A shorter cloud bill?
      </Text>
      <Text x={84} y={56} tone="t3">
        To the head of technology
      </Text>
      <Bar x={84} y={68} w={168} h={6} />
      <Pill x={304} y={26} w={96} h={40} r={10} text="Reply" />
    </Scene>
  )
}
