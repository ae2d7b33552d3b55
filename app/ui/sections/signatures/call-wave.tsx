type Sound = 'silence' | 'ringing' | 'speech' | 'key'

const STROKES = 15

/** Height of each stroke, 0 to 1. */
const HEIGHTS: Record<Sound, (index: number, seed: number) => number> = {
  silence: () => 0.04,
  ringing: (index) => (index % 8 < 4 ? 0.62 : 0.04),
  speech: (index, seed) =>
    0.16 + 0.84 * Math.abs(Math.sin(index * 1.7 * seed) * Math.cos(index * 0.61)),
  key: (index) => (index > 5 && index < 9 ? 0.9 : 0.04),
}

export function CallWave({ sound, seed }: { sound: Sound; seed: number }) {
  const strokes = Array.from({ length: STROKES }, (_, index) => {
    const height = Math.round(HEIGHTS[sound](index, seed) * 100)
    return `M${index * 8 + 4} ${60 - height / 2}v${height}`
  })
  return (
    <svg
      className="my-4 h-24 w-full lg:h-36"
      viewBox="0 0 120 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-current stroke-[3] [stroke-linecap:round] lg:stroke-[6]"
        vectorEffect="non-scaling-stroke"
        d={strokes.join('')}
      />
    </svg>
  )
}
