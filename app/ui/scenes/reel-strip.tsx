import { Card, Face, Packet, Pill, Scene, Text } from './parts'
import type { Fill } from './parts/fill'

const frames: { beat: string; at: string; ground: Fill; x: number }[] = [
  { beat: 'Hook', at: '0:00', ground: 'ac2', x: 16 },
  { beat: 'Fabric', at: '0:02', ground: 'ac', x: 113 },
  { beat: 'Fit', at: '0:05', ground: 'at', x: 210 },
  { beat: 'Price', at: '0:08', ground: 'ac', x: 307 },
  { beat: 'Colours', at: '0:11', ground: 'at', x: 404 },
  { beat: 'Tag', at: '0:13', ground: 'ac2', x: 501 },
]
const holes = Array.from({ length: 16 }, (_, i) => 20 + i * 36)

export function ReelStrip() {
  return (
    <Scene
      h={340}
      kind="plain"
      label="A reel as a strip of six frames, hook, fabric, fit, price, colours and tag, on a fifteen second line"
    >
      <Card x={0} y={16} w={600} cropped={406} h={228} r={20} />
      <g className="sheet">
        {holes.map((x) => (
          <g key={x} className={x < 390 ? undefined : 'wide-only'}>
            <Packet x={x} y={26} fill="at" />
            <Packet x={x} y={222} fill="at" />
          </g>
        ))}
        {frames.map(({ beat, ground, x }) => (
          <rect
            key={beat}
            className={x < 390 ? ground : `${ground} wide-only`}
            x={x}
            y="48"
            width="83"
            height="164"
            rx="12"
          />
        ))}
        <circle className="at" cx="57" cy="128" r="26" />
        <path className="ac" d="M50 115l22 13-22 13z" />
        <path
          className="tw a30"
          d="M113 132q24-38 45-15t38-22v105a12 12 0 0 1-12 12h-59a12 12 0 0 1-12-12z"
        />
        <path
          className="tw a60"
          d="M113 160q24-30 45-12t38-14v66a12 12 0 0 1-12 12h-59a12 12 0 0 1-12-12z"
        />
        <Face x={251.5} y={130} r={34} fill="sf" />
        <Text x={348.5} y={128} size={20} bold tone="tw" anchor="middle">
          ₹1,850
        </Text>
        <Text x={348.5} y={148} size={12} tone="tw" anchor="middle">
          till Sunday
        </Text>
        <g className="wide-only">
          {['ac', 'ac2', 'ac a60'].map((fill, i) => (
            <rect
              key={fill}
              className={fill}
              x="426"
              y={78 + i * 38}
              width="40"
              height="28"
              rx="8"
            />
          ))}
          <path className="tw" d="M521 128c0-30 7-42 21.5-42s21.5 12 21.5 42z" />
          <Pill x={511} y={150} w={63} h={30} r={10} fill="sf" tone="ta" text="Shop" />
        </g>
      </g>
      <path className="wl wide-only" d="M16 276H584" />
      <path className="wl narrow-only" d="M16 276H390" />
      <path className="st-ac" d="M16 276H251" strokeWidth="4" />
      <path className="st-ac" d="M251 244V276" strokeWidth="2" />
      <Packet x={242} y={267} size={18} tilt={12} />
      {frames.map(({ beat, at, x }, i) => (
        <g key={beat} className={i < 4 ? undefined : 'wide-only'}>
          <Text x={x + 41.5} y={306} size={14} bold anchor="middle">
            {beat}
          </Text>
          <Text x={x + 41.5} y={324} size={12} tone="t3" anchor="middle">
            {at}
          </Text>
        </g>
      ))}
    </Scene>
  )
}
