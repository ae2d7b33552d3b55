import { Face, Packet, Pill, Scene, Text } from './parts'
import type { Fill } from './parts/fill'

const frames: { beat: string; ground: Fill; x: number }[] = [
  { beat: 'Hook', ground: 'ac2', x: 16 },
  { beat: 'Fabric', ground: 'ac', x: 132 },
  { beat: 'Fit', ground: 'at', x: 248 },
  { beat: 'Price', ground: 'ac', x: 364 },
  { beat: 'Tag', ground: 'ac2', x: 480 },
]
const holes = Array.from({ length: 16 }, (_, i) => 20 + i * 36)

export function ReelStrip() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="A reel as a strip of five frames, hook, fabric, fit, price and tag, on a fifteen second line"
    >
      <rect className="sh" x="12" y="36" width="576" height="220" rx="20" />
      <rect className="bz" y="16" width="600" height="228" rx="20" />
      {holes.map((x) => (
        <g key={x}>
          <Packet x={x} y={26} fill="g40" />
          <Packet x={x} y={222} fill="g40" />
        </g>
      ))}
      {frames.map(({ beat, ground, x }) => (
        <rect key={beat} className={ground} x={x} y="48" width="104" height="164" rx="12" />
      ))}
      <circle className="at" cx="68" cy="112" r="30" />
      <path className="ac" d="M60 98l24 14-24 14z" />
      <path className="tw a30" d="M132 130q30-40 56-16t48-24v48q-28 6-52 26t-52 14z" />
      <path
        className="tw a60"
        d="M132 160q30-30 56-12t48-16v68a12 12 0 0 1-12 12h-80a12 12 0 0 1-12-12z"
      />
      <Face x={300} y={124} r={40} fill="sf" />
      <Text x={416} y={124} size={26} bold tone="tw" anchor="middle">
        ₹1,850
      </Text>
      <Text x={416} y={146} size={12} tone="tw" anchor="middle">
        till Sunday
      </Text>
      <path className="tw" d="M506 128c0-34 8-46 26-46s26 12 26 46z" />
      <Pill x={492} y={148} w={80} h={32} r={10} fill="sf" tone="ta" text="Shop" />
      <path className="wl" d="M16 276H584" />
      <path className="st-ac" d="M16 276H300" strokeWidth="4" />
      <path className="st-ac" d="M300 252V276" strokeWidth="2" />
      <Packet x={291} y={267} size={18} tilt={12} />
      {frames.map(({ beat, x }, i) => (
        <g key={beat}>
          <Text x={x + 52} y={306} size={14} bold anchor="middle">
            {beat}
          </Text>
          <Text
            x={x + 52}
            y={324}
            size={12}
            tone="t3"
            anchor="middle"
          >{`0:${String(i * 3).padStart(2, '0')}`}</Text>
        </g>
      ))}
    </Scene>
  )
}
