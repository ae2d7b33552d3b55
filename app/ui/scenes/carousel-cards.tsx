import { Bar, Scene } from './parts'
import type { Fill } from './parts/fill'

const cards: { ground: Fill; figure: Fill; d: string; x: number }[] = [
  { x: 0, ground: 'at', figure: 'ac', d: 'M36 14h28l8 34H28z' },
  { x: 108, ground: 'ac', figure: 'tw', d: 'M30 46c0-22 8-32 20-32s20 10 20 32z' },
  { x: 216, ground: 'at', figure: 'ac2', d: 'M28 20h44v8H54v20h-8V28H28z' },
  { x: 324, ground: 'sk', figure: 'mu', d: 'M30 48l20-34 20 34z' },
]

export function CarouselCards() {
  return (
    <Scene w={420} h={92} kind="plain">
      {cards.map(({ x, ground, figure, d }, i) => (
        <g key={x} transform={`translate(${x} 4)`}>
          <rect className={ground} width="96" height="60" rx="12" />
          <path className={figure} d={d} />
          <Bar
            x={0}
            y={72}
            w={i === 1 ? 96 : 56}
            h={i === 1 ? 8 : 6}
            fill={i === 1 ? 'ac' : 'mu'}
          />
        </g>
      ))}
    </Scene>
  )
}
