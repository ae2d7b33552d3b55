type WaveProps = {
  x: number
  y: number
  /** Number of strokes. */
  count: number
  h: number
  tone?: 'ac' | 'pw' | 'mu' | 'tw'
  seed?: number
}

const STROKE = 5
const STEP = 9

/** A sound wave centred on `y`; the same seed draws the same wave. */
export function Wave({ x, y, count, h, tone = 'ac', seed = 1 }: WaveProps) {
  const strokes = Array.from({ length: count }, (_, i) => {
    const swell = Math.sin(((i + 0.5) / count) * Math.PI)
    const voice = Math.abs(Math.sin(i * 1.7 * seed) * 0.6 + Math.sin(i * 0.61 + seed) * 0.4)
    const height = Math.max(STROKE, Math.round(h * (0.12 + 0.88 * voice * swell)))
    return `M${x + i * STEP} ${y - height / 2 + STROKE / 2}v${height - STROKE}`
  })
  return <path className={`st-${tone}`} d={strokes.join('')} strokeWidth={STROKE} />
}
