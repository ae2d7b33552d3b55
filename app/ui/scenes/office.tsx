import { useCompany } from '#app/ui/company'
import { Bars, Card, Dots, FittedText, Packet, Scene, Text, Tick, Wire } from './parts'

const FLOORS = [20, 64, 108, 152]
const WINDOWS = [20, 64, 108, 152, 196]
/** Index of the company's floor, from the top. */
const OUR_FLOOR = 1

export function Office() {
  const { name } = useCompany()
  return (
    <Scene
      w={600}
      h={340}
      kind="plain"
      label="The office building in its street, with the lights on where the team sits"
    >
      <Dots h={280} />
      <g className="sheet">
        <rect className="sk" x="72" y="148" width="120" height="160" rx="8" />
        <rect className="sk" x="448" y="108" width="104" height="200" rx="8" />
        {[172, 212, 252].map((y) => (
          <path key={y} className="st-mu" strokeWidth="8" d={`M96 ${y}H168M472 ${y - 36}H528`} />
        ))}
      </g>
      <Wire d="M188 76H236" at={[38]} line="wl" />
      <Card x={220} y={16} w={240} h={292} r={12}>
        {FLOORS.flatMap((y, floor) =>
          WINDOWS.map((x, at) => (
            <rect
              key={`${x} ${y}`}
              className={floor === OUR_FLOOR ? 'am' : (at + floor) % 3 ? 'at' : 'sk'}
              x={x}
              y={y}
              width="26"
              height="30"
              rx="4"
            />
          )),
        )}
        <rect className="ac" x="0" y="196" width="240" height="32" />
        <FittedText width={216} x={120} y={218} size={18} bold tone="tw" anchor="middle">
          {name}
        </FittedText>
        <rect className="ac3" x="92" y="228" width="56" height="64" />
        <path className="st-sf" strokeWidth="2" d="M120 228V292" />
        <rect className="at" x="20" y="244" width="52" height="32" rx="4" />
        <rect className="at" x="168" y="244" width="52" height="32" rx="4" />
      </Card>
      <Card x={8} y={36} w={184} h={84} r={14}>
        <Text x={16} y={32} size={18} bold>
          Your message
        </Text>
        <Bars x={16} y={48} widths={[112, 76]} gap={14} />
        <Tick x={148} y={16} size={20} />
      </Card>
      <path className="st-mu" strokeWidth="6" d="M508 308V260" />
      <circle className="gr" cx="508" cy="244" r="28" />
      <path className="wl" d="M20 308H580" />
      <Packet x={488} y={48} size={16} tilt={18} />
      <Packet x={52} y={276} size={14} tilt={-20} />
    </Scene>
  )
}
