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
      <rect className="ac" x="14" y="61" width="20" height="20" rx="6" />
      <path className="st-tw" d="M24 65.5v6M24 76v.5" strokeWidth="2.4" />
      <Text x={46} y={76} size={14} bold>
        Side table
      </Text>
      <Bar x={196} y={67} w={64} />
      <Pill x={300} y={57} w={108} h={28} r={8} fill="at" tone="ta" text="Add the GTIN" />
    </Scene>
  )
}
