import { Pill, Scene, Text } from './parts'

export function ExtensionsRow() {
  return (
    <Scene w={420} h={92} kind="plain">
      <Text x={0} y={18} size={16} bold tone="ta">
        AC repair today, from ₹399
      </Text>
      <Text x={0} y={38} tone="t3">
        coolkaro.in · near you
      </Text>
      <Pill x={0} y={52} w={100} h={36} r={10} text="Call now" />
      <Pill x={108} y={52} w={80} h={36} r={10} fill="at" tone="ta" text="Prices" />
      <Pill x={196} y={52} w={112} h={36} r={10} fill="at" tone="ta" text="Directions" />
      <Pill x={316} y={52} w={100} h={36} r={10} fill="at" tone="ta" text="Open today" />
    </Scene>
  )
}
