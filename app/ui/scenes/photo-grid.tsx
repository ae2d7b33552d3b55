import { Bar, Card, Dots, Face, Packet, Phone, Scene, Text } from './parts'
import type { Fill } from './parts/fill'

const stories = [46, 115, 184, 253]
const photos: { ground: Fill; figure: Fill; d: string }[] = [
  { ground: 'at', figure: 'sf', d: 'M24 46a22 22 0 0 1 44 0 22 22 0 0 1-44 0z' },
  { ground: 'ac a30', figure: 'sf', d: 'M18 74L46 26l28 48z' },
  {
    ground: 'sk',
    figure: 'ac',
    d: 'M34 26h24a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z',
  },
  { ground: 'ac a60', figure: 'sf', d: 'M22 60q24-40 48 0z' },
  { ground: 'at', figure: 'ac', d: 'M20 66h52l-10-34H30z' },
  {
    ground: 'ac',
    figure: 'sf',
    d: 'M20 46a14 14 0 0 1 28 0 14 14 0 0 1-28 0zM52 58a14 14 0 1 0 0-24q10 12 0 24z',
  },
  { ground: 'sk', figure: 'ac2', d: 'M46 20l8 18 18 8-18 8-8 18-8-18-18-8 18-8z' },
  { ground: 'ac a30', figure: 'sf', d: 'M34 30a12 12 0 0 1 24 0v32a12 12 0 0 1-24 0z' },
  { ground: 'at', figure: 'ac2', d: 'M16 70c10-40 50-40 60 0z' },
]

export function PhotoGrid() {
  return (
    <Scene
      focus="right"
      label="A photo grid, story rings and a portrait reel with an example of rising reach"
    >
      <Dots />
      <g className="wide-only">
        <Profile x={32} y={44} rings={stories} columns={3} size={92} />
      </g>
      <g className="narrow-only">
        <Profile x={168} y={44} rings={[40, 94, 148]} columns={2} size={82} />
      </g>
      <Phone x={356} y={8} w={196} h={388} camera="island" tilt={5}>
        <rect className="ac2" width="182" height="374" rx="29" />
        <path
          className="ac a60"
          d="M0 250q60-70 110-30t72-40v165a29 29 0 0 1-29 29H29a29 29 0 0 1-29-29z"
        />
        <circle className="at" cx="92" cy="168" r="44" />
        <path className="sf" d="M82 148l30 20-30 20z" />
        <path className="tw" d="M152 242c-6-10-18-3-11 7l11 13 11-13c7-10-5-17-11-7z" />
        <Text x={152} y={280} size={11} tone="tw" bold anchor="middle">
          8.2k
        </Text>
        <Text x={18} y={318} size={15} bold tone="tw">
          Monsoon edit
        </Text>
        <Bar x={18} y={330} w={110} h={6} fill="g40" />
      </Phone>
      <g className="column">
        <Card x={200} y={376} w={204} h={108}>
          <Text x={20} y={34} size={12} tone="t3" bold>
            Example reach
          </Text>
          <Text x={20} y={74} size={28} bold>
            1.2 lakh
          </Text>
          <Text x={184} y={74} tone="tg" bold anchor="end">
            +31%
          </Text>
        </Card>
      </g>
      <Card x={420} y={380} w={140} h={100}>
        <Text x={16} y={36} size={12} tone="t3" bold>
          Creators matched
        </Text>
        {[30, 52, 74, 96].map((x, i) => (
          <Face key={x} x={x} y={66} r={14} fill={i % 2 ? 'sk' : 'at'} />
        ))}
      </Card>
      <Packet x={308} y={16} size={20} fill="pw" tilt={14} />
      <Packet x={16} y={360} size={14} fill="pg" tilt={-20} />
      <Packet x={566} y={196} size={12} fill="pg" tilt={30} />
    </Scene>
  )
}

interface ProfileProps {
  x: number
  y: number
  /** Centres of the story rings; the last story is already seen. */
  rings: readonly number[]
  columns: number
  /** Width of a photo. */
  size: number
}

function Profile({ x, y, rings, columns, size }: ProfileProps) {
  const step = size + 4
  const left = (size - 92) / 2
  return (
    <Card x={x} y={y} w={columns * step + 12} h={356} r={20}>
      {rings.map((cx, i) => (
        <g key={cx}>
          <circle
            className={cx === rings.at(-1) ? 'st-mu' : 'st-ac'}
            cx={cx}
            cy="50"
            r="24"
            strokeWidth="3"
          />
          <circle className={i % 2 ? 'at' : 'ac a30'} cx={cx} cy="50" r="18" />
        </g>
      ))}
      <path className="ln" d={`M0 92H${columns * step + 12}`} />
      {photos.slice(0, columns * 3).map(({ ground, figure, d }, i) => (
        <g
          key={d}
          transform={`translate(${8 + (i % columns) * step} ${102 + Math.floor(i / columns) * 82})`}
        >
          <rect className={ground} width={size} height="78" rx="8" />
          <path className={figure} d={d} transform={`translate(${left} -7)`} />
        </g>
      ))}
    </Card>
  )
}
