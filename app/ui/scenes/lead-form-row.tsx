import { Pill, Scene, Text, Tick } from './parts'

export function LeadFormRow() {
  return (
    <Scene w={420} h={92} kind="plain">
      <Text x={0} y={18} size={13} bold tone="t3">
        How soon do you need it?
      </Text>
      <rect className="at" x="1" y="30" width="186" height="48" rx="12" />
      <Text x={18} y={60} size={16} bold tone="ta">
        This quarter
      </Text>
      <Tick x={154} y={44} />
      <Pill x={200} y={30} w={150} h={48} r={12} size={16} fill="sk" tone="t3" text="Next year" />
    </Scene>
  )
}
