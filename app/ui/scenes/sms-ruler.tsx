import { useSceneWords } from '#app/ui/scene-words'
import { Bars, Bubble, Card, Dots, Packet, Pill, Scene, Text, Wire } from './parts'

/** The third example of the SMS calculator. */
const parts = [
  { x: 60, number: '1/2', units: 67 },
  { x: 312, number: '2/2', units: 42 },
]
const CAPACITY = 67
const BAR = 188

export function SmsRuler() {
  const t = useSceneWords()
  return (
    <Scene label={t('A text message cut into two parts, with its typographic quotes marked')}>
      <Dots h={448} />
      <Wire d="M174 260V308" at={[50]} line="wl" />
      <Wire d="M426 260V308" at={[50]} line="wl" />
      <Card x={60} y={40} w={480} h={220} r={20}>
        <Bubble x={24} y={24} w={324} h={172} fill="at">
          <Text x={20} y={40} size={22} bold>
            {t('Our “Diwali” sale')}
          </Text>
          <Text x={20} y={70} size={22} bold>
            {t('starts on Friday')}
          </Text>
          <Bars x={20} y={92} widths={[284, 264, 172]} gap={24} h={9} fill="ac a30" />
        </Bubble>
        <Pill x={376} y={44} w={76} h={60} r={14} text="“ ”" size={30} />
        <Text x={414} y={140} size={22} tone="t2" bold anchor="middle">
          UCS‑2
        </Text>
      </Card>
      {parts.map(({ x, number, units }) => (
        <Card key={x} x={x} y={308} w={228} h={124} r={18}>
          <Text x={20} y={46} size={26} bold>
            {number}
          </Text>
          <Text x={208} y={45} size={22} tone="t2" anchor="end">
            {`${units} ${t('of')} ${CAPACITY}`}
          </Text>
          <rect className="mu" x="20" y="76" width={BAR} height="20" rx="6" />
          <rect
            className="ac"
            x="20"
            y="76"
            width={Math.round((BAR * units) / CAPACITY)}
            height="20"
            rx="6"
          />
        </Card>
      ))}
      <Packet x={512} y={20} size={22} tilt={18} />
      <Packet x={76} y={462} size={16} fill="pg" tilt={-20} />
    </Scene>
  )
}
