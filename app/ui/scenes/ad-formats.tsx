import { Bar, Card, Packet, Pill, Scene, Text } from './parts'

export function AdFormats() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="One bed, four ad shapes: a tall story, a square post, a wide video and a three-card carousel"
    >
      <Card x={8} y={16} w={164} h={304} r={20}>
        <rect className="ac" x="8" y="8" width="148" height="288" rx="14" />
        <Bar x={20} y={20} w={60} h={4} fill="g40" />
        <Bar x={84} y={20} w={60} h={4} fill="g40" />
        <Text x={24} y={64} size={22} bold tone="tw">
          Sleep on
        </Text>
        <Text x={24} y={90} size={22} bold tone="tw">
          sheesham
        </Text>
        <Bed x={18} y={132} scale={0.72} white />
        <Pill x={28} y={248} w={108} h={34} r={10} fill="sf" tone="ta" text="Shop now" />
      </Card>
      <Card x={192} y={16} w={180} h={180} r={20}>
        <rect className="at" x="8" y="8" width="164" height="124" rx="14" />
        <Bed x={22} y={32} scale={0.74} />
        <Text x={16} y={160} bold>
          Queen bed
        </Text>
        <Text x={164} y={160} bold tone="ta" anchor="end">
          ₹24,900
        </Text>
      </Card>
      <Card x={392} y={16} w={200} h={136} r={20}>
        <rect className="bz" x="8" y="8" width="184" height="120" rx="14" />
        <Bed x={46} y={24} scale={0.6} white />
        <path className="tw" d="M20 100l14 8-14 8z" />
        <Bar x={44} y={106} w={132} h={4} fill="g40" />
        <Bar x={44} y={106} w={52} h={4} fill="am" />
      </Card>
      {[
        { x: 192, name: 'Bed', price: '₹24,900' },
        { x: 328, name: 'Side table', price: '₹4,200' },
        { x: 464, name: 'Lamp', price: '₹1,650' },
      ].map(({ x, name, price }, i) => (
        <Card key={name} x={x} y={216} w={128} h={104}>
          <rect className="at" x="8" y="8" width="112" height="56" rx="10" />
          {i === 0 && <Bed x={28} y={14} scale={0.4} />}
          {i === 1 && <path className="ac" d="M40 28h48v8H84v22h-6V36H50v22h-6V36h-4z" />}
          {i === 2 && <path className="ac" d="M54 16h20l10 22H67v16h10v4H51v-4h10V38H44z" />}
          <Text x={12} y={80} size={11} bold>
            {name}
          </Text>
          <Text x={12} y={95} size={11} tone="t3">
            {price}
          </Text>
        </Card>
      ))}
      <g className="wide-only">
        <Pill x={404} y={166} w={92} h={26} fill="sf" tone="ti" size={12} text="One budget" />
      </g>
      <Pill x={504} y={166} w={76} h={26} fill="ac2" size={12} text="4 shapes" />
      <Packet x={372} y={186} size={14} tilt={18} />
    </Scene>
  )
}

function Bed({ x, y, scale, white }: { x: number; y: number; scale: number; white?: boolean }) {
  const frame = white ? 'tw' : 'ac2'
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className={frame} width="20" height="98" rx="6" />
      <rect className={frame} x="160" y="20" width="20" height="78" rx="6" />
      <rect className={white ? 'tw a60' : 'ac'} x="10" y="40" width="160" height="40" rx="8" />
      <rect className="tw" x="28" y="24" width="56" height="26" rx="10" />
    </g>
  )
}
