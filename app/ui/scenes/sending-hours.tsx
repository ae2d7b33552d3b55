import { Bubble, Card, Scene, Text, Tick } from './parts'

const DAY = { x: 40, width: 520 }
const hour = (at: number) => DAY.x + (DAY.width * at) / 24

/** A promotional SMS, the opt-out reply, and the hours in which promotional SMS are allowed. */
export function SendingHours() {
  return (
    <Scene h={340} kind="plain">
      <Card x={16} y={12} w={568} h={168}>
        <Bubble x={24} y={24} w={248} h={72}>
          <Text x={18} y={31} size={17} bold>
            Festive week is open
          </Text>
          <Text x={18} y={55} size={17} tone="t2">
            20% off. To end: STOP
          </Text>
        </Bubble>
        <Bubble x={448} y={72} w={96} h={44} side="out">
          <Text x={48} y={28} size={17} bold tone="tw" anchor="middle">
            STOP
          </Text>
        </Bubble>
        <Tick x={24} y={124} size={24} />
        <Text x={58} y={142} size={17} bold>
          Removed before the next run
        </Text>
      </Card>
      <Text x={40} y={228} size={17} bold>
        Promotional SMS
      </Text>
      <rect className="mu" x={DAY.x} y="244" width={DAY.width} height="32" rx="10" />
      <rect className="ac" x={hour(10)} y="244" width={hour(21) - hour(10)} height="32" rx="10" />
      <Text x={(hour(10) + hour(21)) / 2} y={266} size={17} bold tone="tw" anchor="middle">
        May be sent
      </Text>
      <Text x={hour(10)} y={304} size={17} anchor="middle">
        10:00
      </Text>
      <Text x={hour(21)} y={304} size={17} anchor="middle">
        21:00
      </Text>
    </Scene>
  )
}
