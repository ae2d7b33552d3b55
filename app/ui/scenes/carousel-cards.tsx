import { Bar, Scene } from './parts'
import type { Fill } from './parts/fill'

const cards: { ground: Fill; figure: Fill; d: string; x: number }[] = [
  { x: 0, ground: 'at', figure: 'ac', d: 'M40 11h20l8 20H53v12h9v6H38v-6h9V31H32z' },
  { x: 108, ground: 'ac', figure: 'tw', d: 'M34 10h7v19h25v21h-7V36H41v14h-7z' },
  { x: 216, ground: 'at', figure: 'ac2', d: 'M28 20h44v8H54v20h-8V28H28z' },
  { x: 324, ground: 'sk', figure: 'mu', d: 'M32 22h36v7h-5v20h-7V29H44v20h-7V29h-5z' },
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
