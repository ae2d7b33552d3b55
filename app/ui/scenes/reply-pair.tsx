import { Bubble, Scene, Text } from './parts'

export function ReplyPair() {
  return (
    <Scene w={420} h={92} kind="plain">
      <path className="wl" d="M200 24H368Q384 24 384 40V48" strokeDasharray="3 6" />
      <Bubble x={0} y={4} w={192} h={40}>
        <Text x={16} y={25} size={14}>
          Reply 1 to confirm
        </Text>
      </Bubble>
      <Bubble x={348} y={48} w={72} h={40} side="out">
        <Text x={36} y={26} size={15} bold tone="tw" anchor="middle">
          1
        </Text>
      </Bubble>
    </Scene>
  )
}
