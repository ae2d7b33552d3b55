import { Packet, Scene, Text } from './parts'

const days = [
  { name: 'Mon', posts: [40] },
  { name: 'Tue', posts: [40, 60] },
  { name: 'Wed', posts: [60] },
  { name: 'Thu', posts: [40, 60] },
  { name: 'Fri', posts: [40] },
  { name: 'Sat', posts: [60] },
]

export function ScheduleRow() {
  return (
    <Scene w={420} h={92} kind="plain">
      {days.map(({ name, posts }, i) => {
        const today = name === 'Thu'
        return (
          <g key={name} transform={`translate(${i * 71} 4)`}>
            <rect className={today ? 'at' : 'sk'} width="64" height="84" rx="12" />
            <Text x={32} y={25} size={13} bold tone={today ? 'ta' : 't3'} anchor="middle">
              {name}
            </Text>
            {posts.map((y) => (
              <Packet
                key={y}
                x={y === 40 ? 14 : 34}
                y={y - 4}
                size={16}
                fill={today ? 'ac' : 'ac a60'}
                tilt={12}
              />
            ))}
          </g>
        )
      })}
    </Scene>
  )
}
