import { Bar, Pill, Scene, Text, Tick } from './parts'

export function FeedRows() {
  return (
    <Scene w={420} h={92} kind="plain">
      <rect className="sk" width="420" height="42" rx="12" />
      <Tick x={14} y={11} />
      <Text x={46} y={26} size={14} bold>
        Table lamp, brass
      </Text>
      <Bar x={196} y={17} w={112} />
      <Text x={404} y={26} size={14} bold anchor="end">
        ₹2,640
      </Text>
      <rect className="sk" y="50" width="420" height="42" rx="12" />
      <path className="st-ac" d="M24 62v12M24 79v1" strokeWidth="3" />
      <Text x={46} y={76} size={14} bold>
        Side table
      </Text>
      <Bar x={196} y={67} w={64} />
      <Pill x={300} y={57} w={108} h={28} r={8} fill="at" tone="ta" text="Add the GTIN" />
    </Scene>
  )
}
