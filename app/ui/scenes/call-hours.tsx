import { Scene, Text } from './parts'

/** Calls per hour of a day. */
const hours = [
  { answered: 16, lost: 0 },
  { answered: 28, lost: 0 },
  { answered: 40, lost: 12 },
  { answered: 34, lost: 4 },
  { answered: 18, lost: 0 },
  { answered: 26, lost: 0 },
  { answered: 38, lost: 6 },
  { answered: 22, lost: 0 },
]

export function CallHours() {
  return (
    <Scene w={420} h={92} kind="plain">
      {hours.map(({ answered, lost }, i) => (
        <g key={i} transform={`translate(${i * 36} 0)`}>
          <rect className="ta" y={66 - answered} width="26" height={answered} rx="5" />
          {lost > 0 && (
            <rect className="am" y={63 - answered - lost} width="26" height={lost} rx="3" />
          )}
        </g>
      ))}
      <Text x={0} y={87} tone="t3">
        09
      </Text>
      <Text x={85} y={87} bold anchor="middle">
        11
      </Text>
      <Text x={278} y={87} tone="t3" anchor="end">
        16
      </Text>
      <rect className="sk" x="304" y="2" width="116" height="88" rx="14" />
      <Text x={320} y={28} tone="t3">
        Example, 11:00
      </Text>
      <Text x={320} y={54} size={20} bold>
        52 calls
      </Text>
      <rect className="am" x="320" y="67" width="10" height="10" rx="2" />
      <Text x={336} y={77} tone="t2">
        12 missed
      </Text>
    </Scene>
  )
}
