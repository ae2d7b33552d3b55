import { Bar, Card, Dots, Face, Packet, Pill, Scene, Text, Tick, Wire } from './parts'

const chiefs = [
  { title: 'CTO', x: 40, chosen: true },
  { title: 'CFO', x: 124, chosen: false },
  { title: 'COO', x: 208, chosen: false },
]
const answers = [
  { label: 'Work email', value: 'a.verma@jhansisteel.in' },
  { label: 'Company size', value: '201 to 500' },
  { label: 'Job title', value: 'Head of technology' },
]

export function LeadGen() {
  return (
    <Scene focus="right" label="A lead form next to an account map that picks the decision maker">
      <Dots />
      <g className="wide-only">
        <Wire d="M160 108V144Q160 156 148 156H90Q78 156 78 168V186" at={[64]} />
        <Wire d="M160 108V186" />
        <Wire d="M160 108V144Q160 156 172 156H234Q246 156 246 168V186" />
        <Wire d="M78 240V280" at={[50]} />
        <Wire d="M78 326V348Q78 360 90 360H304" at={[40, 78]} />
        <Card x={96} y={40} w={128} h={72}>
          <Face x={31} y={36} r={16} fill="sk" />
          <Text x={54} y={33} bold>
            CEO
          </Text>
          <Text x={54} y={50} size={11} tone="t3">
            Jhansi Steel
          </Text>
        </Card>
        {chiefs.map(({ title, x, chosen }) => (
          <Card key={title} x={x} y={184} w={76} h={60} r={12} fill={chosen ? 'ac' : 'sf'}>
            <Text x={38} y={28} size={14} bold tone={chosen ? 'tw' : 'ti'} anchor="middle">
              {title}
            </Text>
            <Bar x={18} y={38} w={40} h={6} fill={chosen ? 'g40' : 'mu'} />
          </Card>
        ))}
        <Signatory x={20} y={276} />
      </g>
      <g className="narrow-only column">
        <Wire d="M228 78V238" at={[25, 75]} />
        <Card x={168} y={48} w={120} h={60} r={12}>
          <Face x={32} y={30} r={18} fill="sk" />
          <Text x={60} y={35} size={14} bold>
            CEO
          </Text>
        </Card>
        <Card x={168} y={128} w={120} h={60} r={12} fill="ac">
          <Face x={32} y={30} r={18} />
          <Text x={60} y={35} size={14} bold tone="tw">
            CTO
          </Text>
        </Card>
        <Signatory x={168} y={208} />
      </g>
      <g className="@max-[260px]:-translate-x-[56px]">
        <Card x={296} y={56} w={276} h={424} r={20}>
          <path className="ac" d="M20 0h236a20 20 0 0 1 20 20v64H0V20A20 20 0 0 1 20 0z" />
          <g className="hidden @max-[260px]:inline">
            <Bar x={24} y={28} w={132} h={12} fill="g40" />
            <Bar x={24} y={52} w={88} fill="g40" />
          </g>
          <Text x={24} y={40} size={18} bold tone="tw">
            Cloud cost audit
          </Text>
          <Text x={24} y={62} tone="tw">
            Sent to your work address
          </Text>
          {answers.map(({ label, value }, i) => (
            <g key={label} transform={`translate(24 ${112 + i * 68})`}>
              <Text x={0} y={0} size={12} tone="t3" bold>
                {label}
              </Text>
              <rect className="sf st-ln" y="8" width="228" height="36" rx="9" />
              <Text x={14} y={31}>
                {value}
              </Text>
            </g>
          ))}
          <Tick x={24} y={306} size={16} />
          <Text x={48} y={319} tone="t2">
            Contact me about the audit
          </Text>
          <Pill x={24} y={340} w={228} h={48} r={10} size={15} text="Get the audit" />
        </Card>
      </g>
      <g className="wide-only">
        <Packet x={260} y={12} fill="pg" tilt={-24} />
        <Card x={72} y={408} w={204} h={92}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Example pipeline
          </Text>
          <Bar x={20} y={42} w={160} h={9} fill="at" />
          <Bar x={20} y={56} w={112} h={9} fill="ac2" />
          <Bar x={20} y={70} w={68} h={9} />
        </Card>
      </g>
      <Packet x={36} y={44} size={20} fill="pw" tilt={18} />
      <Packet x={40} y={388} size={16} fill="pw" tilt={24} />
    </Scene>
  )
}

/** The card at the end of the path, in the whole and in the cropped scene. */
function Signatory({ x, y }: { x: number; y: number }) {
  return (
    <Card x={x} y={y} w={120} h={60} r={12}>
      <Tick x={12} y={20} />
      <Text x={42} y={26} size={12} tone="t3">
        Signs up to
      </Text>
      <Text x={42} y={45} size={14} bold>
        ₹10 lakh
      </Text>
    </Card>
  )
}
