import { Bubble, Scene, Text, Tick } from './parts'

export function KeywordIn() {
  return (
    <Scene w={420} h={92} kind="plain">
      <path className="wl" d="M176 24H200" strokeDasharray="3 6" />
      <path className="wl" d="M300 24H320Q336 24 336 40V52" strokeDasharray="3 6" />
      <Bubble x={0} y={4} w={170} h={40}>
        <Text x={16} y={25} size={14}>
          Text us CHIKAN
        </Text>
      </Bubble>
      <Bubble x={204} y={4} w={96} h={40} side="out">
        <Text x={48} y={26} size={15} bold tone="tw" anchor="middle">
          CHIKAN
        </Text>
      </Bubble>
      <Tick x={252} y={60} size={24} />
      <Text x={284} y={77} size={14} bold>
        Saved, 12 Nov
      </Text>
    </Scene>
  )
}
