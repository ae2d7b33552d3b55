import { Bubble, Scene, Text, Wire } from './parts'

export function MissedCall() {
  return (
    <Scene w={420} h={92} kind="plain">
      <Wire d="M196 46H236" at={[50]} />
      <rect className="sk" y="16" width="196" height="60" rx="14" />
      <rect className="ac" x="12" y="28" width="36" height="36" rx="10" />
      <path
        className="st-tw"
        d="M20 40l9 9 11-11M20 40v7M20 40h7M20 54c6-4 14-4 20 0"
        strokeWidth="2.4"
      />
      <Text x={60} y={42} size={14} bold>
        Missed call
      </Text>
      <Text x={60} y={60} size={12} tone="t3">
        +91 98••• ••204
      </Text>
      <Bubble x={236} y={16} w={184} h={60} side="out">
        <Text x={16} y={26} size={14} bold tone="tw">
          Callback booked
        </Text>
        <Text x={16} y={44} size={12} tone="tw">
          Meera, 10:30
        </Text>
      </Bubble>
    </Scene>
  )
}
