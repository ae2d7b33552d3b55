import { useCompany } from '#app/ui/company'
import { Bubble, Card, Pill, Scene, Text, Wire } from './parts'

const keypad = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
const options = [
  { digit: '1', team: 'Sales', extension: 'ext. 12' },
  { digit: '2', team: 'Support', extension: 'ext. 40' },
  { digit: '3', team: 'Billing', extension: 'ext. 7' },
]

export function AutoAttendant() {
  const { city, opensAt, closesAt } = useCompany()
  return (
    <Scene
      h={340}
      kind="plain"
      label="A caller hears the menu, presses 2 on the keypad and reaches support at its extension"
    >
      <Card x={8} y={16} w={204} h={304} r={24} fill="bz">
        {keypad.map((key, i) => (
          <Pill
            key={key}
            x={20 + (i % 3) * 56}
            y={24 + Math.floor(i / 3) * 66}
            w={52}
            h={58}
            r={14}
            fill={key === '2' ? 'ac' : 'g20'}
            size={22}
            text={key}
          />
        ))}
      </Card>
      <Wire d="M212 80H224Q240 80 240 96V184Q240 200 256 200H292" at={[58]} />
      <g className="sheet">
        <Bubble x={264} y={16} w={176} h={76} fill="sf">
          <Text x={12} y={32} size={12} tone="t3" bold>
            The caller hears
          </Text>
          <Text x={12} y={56} size={15} bold>
            “For support, press 2.”
          </Text>
        </Bubble>
      </g>
      {options.map(({ digit, team, extension }, i) => {
        const chosen = digit === '2'
        return (
          <Card
            key={digit}
            x={chosen ? 268 : 284}
            y={112 + i * 60}
            w={chosen ? 324 : 292}
            cropped={chosen ? 172 : 140}
            h={52}
            r={14}
            fill={chosen ? 'ac' : 'sf'}
          >
            <Text x={20} y={33} size={18} bold tone={chosen ? 'tw' : 'ta'}>
              {digit}
            </Text>
            <Text x={48} y={32} size={15} bold tone={chosen ? 'tw' : 'ti'}>
              {team}
            </Text>
            <g className="wide-only">
              <Text x={chosen ? 304 : 272} y={32} tone={chosen ? 'tw' : 't3'} anchor="end">
                {[city, extension].filter(Boolean).join(', ')}
              </Text>
            </g>
          </Card>
        )
      })}
      <g className="wide-only">
        <rect className="sf" x="284" y="304" width="292" height="16" rx="8" />
        <path className="ac" d="M404 304h92v16h-92z" />
        <Text x={284} y={336} size={12} tone="t3">
          Call back
        </Text>
        <Text x={450} y={336} size={12} bold anchor="middle">
          {opensAt ? `Desks ${opensAt} to ${closesAt}` : 'Office hours'}
        </Text>
        <Text x={576} y={336} size={12} tone="t3" anchor="end">
          Call back
        </Text>
      </g>
    </Scene>
  )
}
