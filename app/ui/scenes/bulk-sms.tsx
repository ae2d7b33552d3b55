import { useShop } from '#app/ui/shop'
import { Bar, Bubble, Card, Dots, Namaste, Packet, Phone, Pill, Scene, Text, Wire } from './parts'

const sources = [
  { name: 'API', x: 20, y: 96 },
  { name: 'CSV', x: 8, y: 244 },
  { name: 'CRM', x: 32, y: 368 },
]
const results = [
  { number: '••• ••204', event: 'delivered', tone: 'tg' },
  { number: '••• ••118', event: 'delivered', tone: 'tg' },
  { number: '••• ••731', event: 'switched off', tone: 'ta' },
] as const
const routes = [
  { name: 'OTP', w: 80, fill: 'ac' },
  { name: 'Alerts', w: 60, fill: 'ac2' },
  { name: 'Offers', w: 36, fill: 'mu' },
] as const

export function BulkSms() {
  const shop = useShop()
  return (
    <Scene
      focus="right"
      label="A phone showing messages under registered headers in English and Hindi, with a delivery report number by number"
    >
      <Dots />
      <g className="wide-only">
        <Wire d="M48 120H132Q152 120 152 140V236H220" at={[22, 66]} />
        <Wire d="M40 268H220" at={[40, 76]} />
        <Wire d="M60 392H132Q152 392 152 372V300H220" at={[22, 64]} />
        {sources.map(({ name, x, y }) => (
          <Card key={name} x={x} y={y} w={64} h={44} r={12}>
            <Text x={32} y={27} bold anchor="middle">
              {name}
            </Text>
          </Card>
        ))}
      </g>
      <Phone x={196} y={16} w={228} h={488}>
        <Text x={107} y={52} size={12} tone="t3" bold anchor="middle">
          Today 10:24
        </Text>
        <Text x={16} y={82} tone="t3" bold>
          {shop?.header ?? 'VM-ARVALI-S'}
        </Text>
        <Bubble x={14} y={90} w={184} h={72}>
          <Text x={14} y={27} size={20} bold>
            482 016
          </Text>
          <Text x={14} y={46} size={12} tone="t2">
            {shop ? `OTP for ${shop.short(13)}` : 'OTP for ₹12,400'}
          </Text>
          <Text x={14} y={62} size={11} tone="t3">
            Do not share it.
          </Text>
        </Bubble>
        <Text x={16} y={186} tone="t3" bold>
          AD-KHADIS-P
        </Text>
        <Bubble x={14} y={194} w={184} h={96} fill="at">
          <Text x={14} y={25} bold>
            Festive week is open
          </Text>
          <Text x={14} y={44} size={12} tone="t2">
            20% off till Sunday
          </Text>
          <Pill x={14} y={56} w={112} r={8} fill="sf" tone="ta" size={12} text="Shop the sale" />
        </Bubble>
        <Text x={16} y={314} tone="t3" bold>
          VK-LKOBUS-S
        </Text>
        <Bubble x={14} y={322} w={168} h={44}>
          <Namaste x={14} y={28} />
          <Text x={72} y={28} size={12} tone="t2">
            Bus 41 · 8 min
          </Text>
        </Bubble>
        <Bubble x={118} y={376} w={82} h={32} side="out">
          <Text x={41} y={21} bold tone="tw" anchor="middle">
            STOP 2
          </Text>
        </Bubble>
        <rect className="sk" x="14" y="432" width="186" height="32" rx="16" />
        <Text x={30} y={452} size={12} tone="t3">
          Text message
        </Text>
      </Phone>
      <Card x={392} y={76} w={180} h={140}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Delivery report
        </Text>
        {results.map(({ number, event, tone }, i) => (
          <g key={number} transform={`translate(20 ${44 + i * 30})`}>
            {i > 0 && <path className="ln" d="M0 0H140" />}
            <Text x={0} y={19} size={12} tone="t2">
              {number}
            </Text>
            <Text x={140} y={19} size={12} tone={tone} bold anchor="end">
              {event}
            </Text>
          </g>
        ))}
      </Card>
      <Card x={404} y={296} w={168} h={112}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Routes
        </Text>
        {routes.map(({ name, w, fill }, i) => (
          <g key={name}>
            <Text x={20} y={54 + i * 22} size={12}>
              {name}
            </Text>
            <Bar x={68} y={46 + i * 22} w={w} h={9} fill={fill} />
          </g>
        ))}
      </Card>
      <Packet x={548} y={32} size={22} fill="pw" tilt={18} />
      <Packet x={92} y={184} size={14} fill="pg" tilt={-20} />
      <Packet x={96} y={348} size={18} fill="pg" tilt={30} />
    </Scene>
  )
}
