import { useCompany } from '#app/ui/company'
import { Card, Dots, Face, FittedText, LogoMark, Packet, Pill, Scene, Text, Wire } from './parts'

const landings = [
  { after: 2, x: 168, y: 256 },
  { after: 4, x: 212, y: 188 },
]
const ring = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6
  return {
    hour: i,
    x: Math.round(136 + 96 * Math.sin(angle)) - 7,
    y: Math.round(164 - 96 * Math.cos(angle)) - 7,
  }
})

export function Timeline() {
  const { city, foundedYear, copyrightYear, officesWorldwide } = useCompany()
  const offices = officesWorldwide === '1' ? 'one office' : 'a ring of offices'
  const isPast = ({ after }: { after: number }) =>
    (foundedYear ?? 0) + after <= (copyrightYear ?? after)
  const year = (after: number) => (foundedYear === undefined ? '' : `${foundedYear + after}`)
  return (
    <Scene
      focus="right"
      label={`A line of packets climbs from ${year(0)} in ${city} to today, where ${offices} stands around the company mark`}
    >
      <Dots />
      <g className="wide-only">
        <Wire
          d="M72 440V388Q72 372 88 372H144Q160 372 160 356V304Q160 288 176 288H224Q240 288 240 272V236Q240 220 256 220H320"
          at={[24, 38, 60, 90]}
        />
      </g>
      <g className="narrow-only">
        <Wire
          d="M198 391V304Q198 288 214 288H224Q240 288 240 272V236Q240 220 256 220H320"
          at={[22, 84]}
        />
        <Pill x={168} y={392} w={60} h={26} fill="g20" text={year(0)} />
      </g>
      {landings.filter(isPast).map(({ after, x, y }) => (
        <Pill key={after} x={x} y={y - 6} w={60} h={26} fill="g20" text={year(after)} />
      ))}
      <Card x={284} y={40} w={272} h={308} r={24}>
        <Text x={24} y={38} size={14} bold tone="t3">
          Today
        </Text>
        <circle className="ln" cx="136" cy="164" r="96" strokeWidth="1.5" />
        {ring.map(({ hour, x, y }) => (
          <Packet key={hour} x={x} y={y} size={14} fill={hour === 9 ? 'ac' : 'ac2'} tilt={12} />
        ))}
        <LogoMark x={96} y={124} size={80} />
        <FittedText width={224} x={24} y={288} size={12} tone="t3">
          {city ? `${city}, and ${offices}` : 'A ring of offices'}
        </FittedText>
      </Card>
      <g className="wide-only">
        <Card x={24} y={404} w={184} h={84}>
          <Text x={20} y={44} size={30} bold>
            {year(0) || 'The start'}
          </Text>
          <FittedText width={152} x={20} y={66} tone="t2">
            {city ? `Founded in ${city}` : 'One office'}
          </FittedText>
        </Card>
      </g>
      <Card x={384} y={380} w={172} h={104}>
        <Text x={20} y={34} size={14} bold>
          Our people
        </Text>
        {[36, 62, 88, 114, 140].map((x, i) => (
          <Face key={x} x={x} y={68} r={16} fill={i % 2 ? 'sk' : 'at'} />
        ))}
      </Card>
      <Packet x={60} y={72} size={22} fill="pw" tilt={18} />
      <Packet x={168} y={116} size={14} fill="pg" tilt={-20} />
      <Packet x={252} y={52} size={12} fill="pw" tilt={36} />
    </Scene>
  )
}
