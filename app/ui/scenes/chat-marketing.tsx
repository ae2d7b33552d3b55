import { useShop } from '#app/ui/shop'
import { Bar, Bubble, Card, Dots, Face, Packet, Phone, Pill, Scene, Text, Wire } from './parts'

const replies = ['Buy now', 'See more colours', 'Talk to a person']
const inbox = [
  { name: 'Meera', subject: 'Order 2281, refund', fill: 'ac' },
  { name: 'Irfan', subject: 'Bulk price for 40', fill: 'mu' },
  { name: 'Kavya', subject: 'Delivery to Kanpur', fill: 'mu' },
] as const
const broadcast = [
  { name: 'Sent', w: 102, fill: 'at' },
  { name: 'Read', w: 84, fill: 'ac2' },
  { name: 'Replied', w: 40, fill: 'ac' },
] as const

export function ChatMarketing() {
  const shop = useShop()
  return (
    <Scene
      focus="left"
      label="A chat conversation with a product card, quick replies and a shared team inbox"
    >
      <Dots />
      <g className="narrow-only">
        <Wire d="M280 144H320" at={[35]} />
        <g className="low">
          <Wire d="M280 292H320" at={[35]} />
        </g>
      </g>
      <g className="wide-only">
        <Wire d="M280 144H340" at={[46]} />
        <Wire d="M280 316H360" at={[44]} />
      </g>
      <Phone x={36} y={16} w={248} h={488} camera="island">
        <rect className="ac" width="234" height="80" rx="29" />
        <rect className="ac" y="40" width="234" height="40" />
        <Face x={36} y={54} r={16} />
        <Text x={62} y={52} size={14} bold tone="tw">
          {shop?.short(15.5) ?? 'Aravalli Stores'}
        </Text>
        <Text x={62} y={68} size={11} tone="tw">
          Business account
        </Text>
        <Bubble x={12} y={94} w={148} h={34}>
          <Text x={14} y={22}>
            Any painted diyas?
          </Text>
        </Bubble>
        <Bubble x={42} y={138} w={180} h={160} side="out" fill="at">
          <rect className="sf" x="8" y="8" width="164" height="96" rx="9" />
          <Diya />
          <Text x={14} y={128} bold>
            Diyas, set of four
          </Text>
          <Text x={14} y={148} tone="t2">
            ₹480
          </Text>
          <Text x={166} y={148} size={11} tone="t3" anchor="end">
            10:41
          </Text>
        </Bubble>
        {replies.map((text, i) => (
          <Pill
            key={text}
            x={42}
            y={306 + i * 38}
            w={180}
            h={30}
            r={10}
            fill="sf st-ln"
            tone="ta"
            text={text}
          />
        ))}
        <rect className="sk" x="12" y="434" width="210" height="30" rx="15" />
        <Text x={28} y={454} size={12} tone="t3">
          Message
        </Text>
      </Phone>
      <Packet x={308} y={248} size={12} fill="pg" tilt={-16} />
      <g className="wide-only">
        <Card x={320} y={56} w={252} h={188}>
          <Text x={20} y={34} size={14} bold>
            Shared inbox
          </Text>
          <Pill x={180} y={18} w={54} h={22} fill="gt" tone="tg" size={12} text="3 open" />
          {inbox.map(({ name, subject, fill }, i) => (
            <g key={name} transform={`translate(0 ${52 + i * 40})`}>
              <path className="ln" d="M20 0H232" />
              <Face x={34} y={21} r={12} />
              <Text x={56} y={18} size={12} bold>
                {name}
              </Text>
              <Text x={56} y={33} size={12} tone="t3">
                {subject}
              </Text>
              <Packet x={222} y={16} size={10} fill={fill} tilt={12} />
            </g>
          ))}
        </Card>
      </g>
      <g className="wide-only">
        <Card x={344} y={264} w={204} h={108}>
          <Text x={20} y={30} size={12} tone="t3" bold>
            Example broadcast
          </Text>
          {broadcast.map(({ name, w, fill }, i) => (
            <g key={name}>
              <Text x={20} y={54 + i * 20} size={12}>
                {name}
              </Text>
              <Bar x={76} y={46 + i * 20} w={w} h={9} fill={fill} />
            </g>
          ))}
        </Card>
      </g>
      <g className="narrow-only">
        <Card x={304} y={96} w={124} h={96}>
          <Text x={16} y={32} size={14} bold>
            Shared inbox
          </Text>
          {inbox.map(({ name }, at) => (
            <Face key={name} x={30 + at * 32} y={64} r={15} fill={at % 2 ? 'sk' : 'at'} />
          ))}
        </Card>
      </g>
      <g className="narrow-only low">
        <Card x={304} y={220} w={124} h={148}>
          <Text x={16} y={30} size={14} bold>
            Broadcast
          </Text>
          {broadcast.map(({ name, w, fill }, i) => (
            <g key={name}>
              <Text x={16} y={56 + i * 34} size={12} tone="t2">
                {name}
              </Text>
              <Bar x={16} y={62 + i * 34} w={w - 10} h={8} fill={fill} />
            </g>
          ))}
        </Card>
      </g>
      <g className="wide-only extra">
        <BotAnswered x={384} w={172} />
      </g>
      <g className="narrow-only extra">
        <BotAnswered x={304} w={124} pad={14} />
      </g>
      <g className="wide-only">
        <Packet x={556} y={20} size={18} fill="pw" tilt={20} />
        <Packet x={564} y={300} size={14} fill="pg" tilt={24} />
      </g>
    </Scene>
  )
}

function Diya() {
  return (
    <>
      <circle className="at" cx="90" cy="46" r="32" />
      <path className="am" d="M90 20q16 20 9 32-9 11-18 0-7-12 9-32z" />
      <path className="ac" d="M36 64q54 14 108 0-4 26-34 32H70Q40 90 36 64z" />
      <path className="ac2" d="M36 64q54-12 108 0-54 14-108 0z" />
      {[58, 79, 101, 122].map((x, at) => (
        <circle key={x} className="pw" cx={x} cy={at % 3 ? 84 : 79} r="4" />
      ))}
    </>
  )
}

function BotAnswered({ x, w, pad = 20 }: { x: number; w: number; pad?: number }) {
  return (
    <Card x={x} y={400} w={w} h={80}>
      <Text x={pad} y={30} size={12} tone="t3" bold>
        Answered by bot
      </Text>
      <Text x={pad} y={54} size={13} bold>
        Open till 19:00
      </Text>
    </Card>
  )
}
