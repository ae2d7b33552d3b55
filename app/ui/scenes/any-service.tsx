import { Bars, Card, Dots, LogoMark, Packet, Pill, Scene, Tick, Wire } from './parts'

const requests = [
  { y: 68, widths: [112, 84] },
  { y: 214, widths: [96, 116] },
  { y: 360, widths: [116, 72] },
]
const results = [
  { y: 68, fill: 'ac' },
  { y: 214, fill: 'ac2' },
  { y: 360, fill: 'ac' },
] as const

export function AnyService() {
  return (
    <Scene label="Requests arrive at the company mark from one side, and finished work leaves on the other">
      <Dots />
      <circle className="rg" cx="300" cy="260" r="132" />
      <circle className="rg" cx="300" cy="260" r="88" />
      <Wire d="M188 114H224Q244 114 244 134V192Q244 212 264 212H300" at={[38]} />
      <Wire d="M188 260H300" at={[52]} />
      <Wire d="M188 406H224Q244 406 244 386V328Q244 308 264 308H300" at={[42]} />
      <Wire d="M300 212H336Q356 212 356 192V134Q356 114 376 114H412" at={[66]} />
      <Wire d="M300 260H412" at={[48]} />
      <Wire d="M300 308H336Q356 308 356 328V386Q356 406 376 406H412" at={[60]} />
      <Card x={246} y={206} w={108} h={108} r={26}>
        <LogoMark x={14} y={14} size={80} />
      </Card>
      <g className="push">
        {requests.map(({ y, widths }) => (
          <Card key={y} x={28} y={y} w={164} h={92}>
            <Packet x={20} y={20} size={16} tilt={12} />
            <Pill x={48} y={18} w={64} h={20} fill="at" text="" />
            <Bars x={20} y={52} widths={widths} gap={18} />
          </Card>
        ))}
      </g>
      <g className="pull">
        {results.map(({ y, fill }) => (
          <Card key={y} x={408} y={y} w={164} h={92}>
            <Tick x={20} y={18} size={24} />
            <rect className="sk" x="20" y="56" width="124" height="16" rx="8" />
            <rect
              className={fill}
              x="20"
              y="56"
              width={fill === 'ac' ? 124 : 88}
              height="16"
              rx="8"
            />
          </Card>
        ))}
      </g>
      <Packet x={252} y={40} size={22} fill="pw" tilt={18} />
      <Packet x={364} y={452} size={16} fill="pg" tilt={-20} />
      <g className="wide-only">
        <Packet x={216} y={468} size={14} fill="pw" tilt={28} />
      </g>
    </Scene>
  )
}
