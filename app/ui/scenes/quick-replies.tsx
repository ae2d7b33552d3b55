import { Bubble, Pill, Scene, Text } from './parts'

export function QuickReplies() {
  return (
    <Scene w={420} h={92} kind="plain">
      <Bubble x={0} y={0} w={196} h={40}>
        <Text x={16} y={25} size={14}>
          What can we help with?
        </Text>
      </Bubble>
      <Pill x={0} y={52} w={120} h={38} r={10} text="Track order" />
      <Pill x={132} y={52} w={132} h={38} r={10} fill="sf st-ln" tone="ta" text="Change size" />
      <Pill
        x={276}
        y={52}
        w={136}
        h={38}
        r={10}
        fill="sf st-ln"
        tone="ta"
        text="Talk to a person"
      />
    </Scene>
  )
}
