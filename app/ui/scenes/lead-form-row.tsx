import { Pill, Scene, Text, Tick } from './parts'

export function LeadFormRow() {
  return (
    <Scene w={420} h={92} kind="plain">
      <Text x={0} y={18} size={13} bold tone="t3">
        Phone, filled in for them
      </Text>
      <rect className="sf st-ln" x="1" y="30" width="250" height="48" rx="12" />
      <Text x={18} y={60} size={16}>
        +91 98••• ••204
      </Text>
      <Tick x={216} y={44} />
      <Pill x={264} y={30} w={152} h={48} r={12} size={15} text="Get a call" />
    </Scene>
  )
}
