import { useCompany } from '#app/ui/company'
import {
  Bar,
  Bars,
  Card,
  Dots,
  Face,
  FittedText,
  Packet,
  Pill,
  Scene,
  Text,
  Tick,
  Wire,
} from './parts'

const ANY_WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
/** Taken slots of each day; the interview is on the fourth day. */
const SLOTS = [[48], [76], [48, 76], [], [48]]
const INTERVIEW = 3
const team = [
  [32, 68],
  [84, 68],
  [136, 68],
  [32, 120],
  [136, 120],
] as const

export function Careers() {
  const { city, openDays } = useCompany()
  const days = openDays.length < SLOTS.length ? ANY_WEEK : openDays.slice(0, SLOTS.length)
  return (
    <Scene
      focus="right"
      label="A resume moves through an interview slot and an offer to an empty seat in a team"
    >
      <Dots />
      <Wire d="M240 124H332" at={[66]} />
      <Wire
        d="M344 196V212Q344 228 328 228H324Q308 228 308 244V372Q308 388 292 388H264"
        at={[42, 60]}
      />
      <Wire d="M264 424H372" at={[72]} />
      <g className="narrow-only">
        <Card x={156} y={64} w={132} h={232} r={20}>
          <Face x={66} y={56} r={32} />
          <Text x={66} y={116} size={17} bold anchor="middle">
            Ananya V.
          </Text>
          <Bars x={20} y={136} widths={[92, 72, 84]} gap={18} />
          <Pill x={20} y={190} w={60} h={26} fill="at" tone="ta" size={12} text="React" />
        </Card>
      </g>
      <g className="wide-only">
        <Card x={28} y={48} w={236} h={328} r={20}>
          <Face x={48} y={52} r={26} />
          <Text x={88} y={46} size={17} bold>
            Ananya V.
          </Text>
          <Text x={88} y={66} tone="t2">
            Frontend developer
          </Text>
          <path className="ln" d="M24 96H212" />
          <Text x={24} y={124} size={12} tone="t3" bold>
            Experience
          </Text>
          <Text x={212} y={124} size={12} bold anchor="end">
            4 years
          </Text>
          <Bars x={24} y={138} widths={[188, 156, 172]} gap={18} />
          <Text x={24} y={216} size={12} tone="t3" bold>
            Skills
          </Text>
          <Pill x={24} y={228} w={60} h={26} fill="at" tone="ta" size={12} text="React" />
          <Pill x={90} y={228} w={48} h={26} fill="at" tone="ta" size={12} text="CSS" />
          <Pill x={144} y={228} w={56} h={26} fill="at" tone="ta" size={12} text="Hindi" />
          <rect className="sk" x="24" y="272" width="188" height="36" rx="10" />
          <Packet x={36} y={284} tilt={12} />
          <Text x={58} y={295} size={12} bold>
            resume.pdf
          </Text>
          <Text x={200} y={295} size={12} tone="t3" anchor="end">
            210 KB
          </Text>
        </Card>
      </g>
      <Card x={320} y={40} w={252} h={164} r={20}>
        <Text x={20} y={32} size={14} bold>
          Interview
        </Text>
        <Text x={232} y={32} size={12} tone="t3" anchor="end">
          this week
        </Text>
        {days.map((day, i) => (
          <g key={day} transform={`translate(${20 + i * 43} 44)`}>
            <rect className={i === INTERVIEW ? 'at' : 'sk'} width="38" height="104" rx="8" />
            <Text x={19} y={20} size={12} tone={i === INTERVIEW ? 'ta' : 't3'} bold anchor="middle">
              {day.slice(0, 3)}
            </Text>
            {SLOTS[i]?.map((y) => (
              <rect key={y} className="mu" x="6" y={y - 16} width="26" height="20" rx="6" />
            ))}
          </g>
        ))}
        <Pill x={146} y={88} w={46} h={34} r={9} size={12} text="11:00" />
      </Card>
      <g className="push">
        <Card x={92} y={360} w={184} h={92}>
          <Tick x={20} y={20} size={26} />
          <Text x={58} y={38} size={17} bold>
            Offer
          </Text>
          <Text x={20} y={70} size={12} tone="t2">
            Start date, 1 August
          </Text>
        </Card>
      </g>
      <Card x={352} y={264} w={220} h={216} r={20}>
        <Text x={24} y={36} size={14} bold>
          Web team
        </Text>
        <FittedText width={96} x={196} y={36} size={12} tone="t3" anchor="end">
          {city}
        </FittedText>
        <g transform="translate(24 20)">
          {team.map(([x, y], i) => (
            <g key={`${x} ${y}`}>
              <rect className="sk" x={x - 28} y={y - 32} width="48" height="48" rx="12" />
              <Face x={x - 4} y={y - 8} r={17} fill={i % 2 ? 'sf' : 'at'} />
            </g>
          ))}
          <rect className="ac" x="56" y="88" width="48" height="48" rx="12" />
          <Text x={80} y={117} size={14} bold tone="tw" anchor="middle">
            You
          </Text>
        </g>
        <Bar x={24} y={176} w={172} h={12} fill="sk" />
      </Card>
      <Packet x={280} y={20} size={18} fill="pw" tilt={18} />
      <Packet x={560} y={228} size={14} fill="pg" tilt={-20} />
      <Packet x={40} y={408} size={16} fill="pw" tilt={28} />
    </Scene>
  )
}
