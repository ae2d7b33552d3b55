import type { Fill } from './fill'

type UmbrellaProps = { x: number; y: number; scale: number; canopy?: Fill }

/** An open umbrella, 132 wide at scale 1; `x` and `y` are the middle of its rim. */
export function Umbrella({ x, y, scale, canopy = 'ac' }: UmbrellaProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="st-tw" strokeWidth="5" d="M0-76V62q0 13-11 13t-11-12" />
      <path
        className={canopy}
        d="M-66 0A66 66 0 0 1 66 0Q55-13 44 0 33-13 22 0 11-13 0 0-11-13-22 0-33-13-44 0-55-13-66 0z"
      />
    </g>
  )
}

type RainProps = { x: number; y: number; w: number; h: number }

const GAP = 26

/** Slanting strokes in a rectangle, the same in every frame of the film. */
export function Rain({ x, y, w, h }: RainProps) {
  const drops = Array.from({ length: Math.floor(w / GAP) }, (_, i) => {
    const fall = (i * 53) % Math.max(1, h - 22)
    return `M${x + 10 + i * GAP} ${y + fall}l-8 20`
  })
  return <path className="st-mu" strokeWidth="2.5" strokeOpacity="0.55" d={drops.join('')} />
}
