import { Scene } from './parts'

const roads = [
  'M0 190H640',
  'M0 250L640 222',
  'M90 300L140 80',
  'M230 300L236 110',
  'M372 300L360 90',
  'M500 300L470 60',
  'M580 300L610 60',
  'M0 140L230 150 640 128',
]
const blocks = [
  [256, 160, 40, 20],
  [300, 160, 46, 20],
  [390, 160, 60, 18],
  [256, 204, 80, 26],
  [390, 202, 90, 24],
  [150, 206, 60, 30],
  [510, 150, 60, 26],
] as const

export function MapArt() {
  return (
    <Scene w={640} h={300} kind="map" label="Street map of the office area with a pin">
      <rect className="sk" width="640" height="300" />
      <path className="rv" d="M-10 40C120 10 180 120 300 96S480 20 660 70" />
      <path className="rd" d={roads.join('')} />
      {blocks.map(([x, y, w, h]) => (
        <rect key={`${x} ${y}`} className="bk" x={x} y={y} width={w} height={h} rx="4" />
      ))}
      <g className="sheet" transform="translate(330 168)">
        <rect className="sh" x="-20" y="-10" width="40" height="20" rx="10" />
        <path
          className="ac"
          d="M0 0L-18-26a4 4 0 0 1-1-3v-27a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v27a4 4 0 0 1-1 3z"
        />
        <rect className="tw" x="-7" y="-50" width="14" height="14" rx="3" />
      </g>
    </Scene>
  )
}
