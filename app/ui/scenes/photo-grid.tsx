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
    <Scene focus="right" label="A photo grid, story rings and a portrait reel with rising reach">
      <Dots />
      <Card x={32} y={56} w={300} h={360} r={20}>
        {stories.map((x, i) => (
          <g key={x}>
            <circle className={i === 3 ? 'st-mu' : 'st-ac'} cx={x} cy="52" r="26" strokeWidth="3" />
            <circle className={i % 2 ? 'at' : 'ac a30'} cx={x} cy="52" r="20" />
          </g>
        ))}
        <path className="ln" d="M0 96H300" />
        {photos.map(({ ground, figure, d }, i) => (
          <g key={d} transform={`translate(${8 + (i % 3) * 96} ${106 + Math.floor(i / 3) * 82})`}>
            <rect className={ground} width="92" height="78" rx="8" />
            <path className={figure} d={d} transform="translate(0 -7)" />
          </g>
        ))}
      </Card>
      <Phone x={356} y={24} w={196} h={404} camera="island" tilt={5}>
        <rect className="ac2" width="182" height="390" rx="29" />
        <path
          className="ac a60"
          d="M0 250q60-70 110-30t72-40v181a29 29 0 0 1-29 29H29a29 29 0 0 1-29-29z"
        />
        <circle className="at" cx="92" cy="168" r="44" />
        <path className="sf" d="M82 148l30 20-30 20z" />
        <path className="tw" d="M152 242c-6-10-18-3-11 7l11 13 11-13c7-10-5-17-11-7z" />
        <Text x={152} y={280} size={11} tone="tw" bold anchor="middle">
          8.2k
        </Text>
        <Text x={18} y={322} size={15} bold tone="tw">
          Monsoon edit
        </Text>
        <Bar x={18} y={334} w={110} h={6} fill="g40" />
      </Phone>
      <Card x={204} y={396} w={208} h={96}>
        <Text x={20} y={30} size={12} tone="t3" bold>
          Reach this week
        </Text>
        <Text x={20} y={66} size={28} bold>
          1.2 lakh
        </Text>
        <Text x={188} y={66} tone="tg" bold anchor="end">
          +31%
        </Text>
      </Card>
      <Card x={436} y={400} w={144} h={80}>
        <Text x={16} y={30} size={12} tone="t3" bold>
          Creators matched
        </Text>
        {[30, 52, 74, 96].map((x, i) => (
          <Face key={x} x={x} y={54} r={14} fill={i % 2 ? 'sk' : 'at'} />
        ))}
      </Card>
      <Packet x={308} y={16} size={20} fill="pw" tilt={14} />
      <Packet x={16} y={360} size={14} fill="pg" tilt={-20} />
      <Packet x={564} y={40} size={12} fill="pg" tilt={30} />
    </Scene>
  )
}
