import { Bar, Face, Pill, Scene } from './parts'

const stories = [
  { x: 44, seen: false },
  { x: 124, seen: false },
  { x: 204, seen: true },
]

export function StoryRing() {
  return (
    <Scene w={420} h={92} kind="plain">
      {stories.map(({ x, seen }) => (
        <g key={x}>
          <circle
            className={seen ? 'st-mu' : 'st-ac'}
            cx={x}
            cy="46"
            r="34"
            strokeWidth="3"
            strokeDasharray={seen ? undefined : '46 7'}
          />
          <Face x={x} y={46} r={27} fill={seen ? 'sk' : 'at'} figure={seen ? 'mu' : 'ac'} />
        </g>
      ))}
      <rect className="sk" x="264" y="16" width="156" height="60" rx="14" />
      <Pill x={276} y={28} w={72} h={36} r={10} size={12} text="Reply" />
      <Bar x={360} y={34} w={44} />
      <Bar x={360} y={50} w={28} />
    </Scene>
  )
}
