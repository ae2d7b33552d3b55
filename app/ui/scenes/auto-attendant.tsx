import { useCompany } from '#app/ui/company'
import { Card, Packet, Pill, Scene, Text, Wave, Wire } from './parts'

const ENDS = [56, 170, 284]

/** Greeting and destination of calls during opening hours, outside them and on holidays. */
export function AutoAttendant() {
  const { hours } = useCompany()
  const greetings = [
    { name: 'Open', when: hours || 'Office hours', end: 'Menu' },
    { name: 'Closed', when: 'Evening and night', end: 'Callback' },
    { name: 'Holiday', when: 'From your calendar', end: 'Message' },
  ]
  return (
    <Scene
      h={340}
      kind="plain"
      label="The attendant plays the greeting of the hour: open leads to the menu, closed to a callback, a holiday to a message"
    >
      <Card x={8} y={76} w={172} h={188} r={24} fill="bz">
        <Text x={20} y={36} size={14} tone="tw" bold>
          Greeting
        </Text>
        <Wave x={20} y={88} count={15} h={62} tone="tw" seed={1.31} />
        <Pill x={20} y={136} w={62} h={32} r={10} fill="ac" size={13} text="English" />
        <Pill x={90} y={136} w={62} h={32} r={10} fill="g20" size={13} text="Hindi" />
      </Card>
      <Wire d="M180 170H200Q216 170 216 154V72Q216 56 232 56H252" />
      <Wire d="M180 170H252" />
      <Wire d="M180 170H200Q216 170 216 186V268Q216 284 232 284H252" />
      {greetings.map(({ name, when, end }, i) => {
        const isNow = i === 0
        return (
          <Card
            key={name}
            x={252}
            y={(ENDS[i] ?? 0) - 44}
            w={336}
            cropped={188}
            h={88}
            r={16}
            fill={isNow ? 'ac' : 'sf'}
          >
            <Text x={20} y={40} size={17} bold tone={isNow ? 'tw' : 'ti'}>
              {name}
            </Text>
            <Text x={20} y={62} size={13} tone={isNow ? 'tw' : 't2'}>
              {when}
            </Text>
            <g className="wide-only">
              <Packet x={196} y={38} fill={isNow ? 'g40' : 'ac'} tilt={12} />
              <Pill
                x={224}
                y={26}
                w={92}
                h={36}
                r={10}
                fill={isNow ? 'g20' : 'sk'}
                tone={isNow ? 'tw' : 'ti'}
                size={14}
                text={end}
              />
            </g>
          </Card>
        )
      })}
    </Scene>
  )
}
