type Point = { x: number; y: number }

const arity: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6 }
const curveSteps = 24

/** The point at a percentage of a path, with the angle in degrees and the straight length before it (`run`). */
export function pointAt(d: string, percent: number): Point & { angle: number; run: number } {
  const segments = segmentsOf(d)
  const total = segments.reduce((sum, segment) => sum + lengthOf(segment), 0)
  let left = (total * Math.min(100, Math.max(0, percent))) / 100

  for (const [index, segment] of segments.entries()) {
    const length = lengthOf(segment)
    if (left > length && index < segments.length - 1) {
      left -= length
      continue
    }
    const [from, to] = segment
    const share = Math.min(1, left / length)
    return {
      x: round(from.x + (to.x - from.x) * share),
      y: round(from.y + (to.y - from.y) * share),
      run: round(length * share),
      angle: round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI),
    }
  }
  throw new Error(`This path has no length: ${d}`)
}

type Segment = [from: Point, to: Point]

function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = []
  let pen: Point = { x: 0, y: 0 }

  const lineTo = (to: Point) => {
    if (to.x !== pen.x || to.y !== pen.y) segments.push([pen, to])
    pen = to
  }
  const curveTo = (...controls: Point[]) => {
    const points = [pen, ...controls]
    for (let step = 1; step <= curveSteps; step++) lineTo(bezier(points, step / curveSteps))
  }

  for (const { command, numbers } of commandsOf(d)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers
    if (command === 'M') pen = { x: a, y: b }
    if (command === 'L') lineTo({ x: a, y: b })
    if (command === 'H') lineTo({ x: a, y: pen.y })
    if (command === 'V') lineTo({ x: pen.x, y: a })
    if (command === 'Q') curveTo({ x: a, y: b }, { x: c, y: e })
    if (command === 'C') curveTo({ x: a, y: b }, { x: c, y: e }, { x: f, y: g })
  }
  return segments
}

/** The commands of a path; repeated arguments such as `Q1 2 3 4 5 6 7 8` become two commands. */
function commandsOf(d: string) {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const size = arity[letter]
    if (!size) throw new Error(`pointAt reads absolute M, L, H, V, Q and C, not "${letter}": ${d}`)

    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    return Array.from({ length: numbers.length / size }, (_, run) => ({
      command: letter === 'M' && run > 0 ? 'L' : letter,
      numbers: numbers.slice(run * size, run * size + size),
    }))
  })
}

/** De Casteljau's algorithm. */
function bezier(points: Point[], t: number): Point {
  const [first, ...others] = points
  if (!first || others.length === 0) return first ?? { x: 0, y: 0 }
  const between = others.map((to, i) => {
    const from = points[i] ?? to
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
  })
  return bezier(between, t)
}

function lengthOf([from, to]: Segment) {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

export function round(value: number) {
  return Math.round(value * 10) / 10 + 0
}
