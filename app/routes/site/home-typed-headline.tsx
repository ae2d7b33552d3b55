import { useEffect, useState } from 'react'

const LETTER_MS = 70

interface TypedHeadlineProps {
  /** Read aloud, and by everybody without a script. */
  full: string
  start: string
  endings: readonly string[]
}

/** A headline whose last word types itself through its endings once, then rests on the whole sentence. */
export function TypedHeadline({ full, start, endings }: TypedHeadlineProps) {
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frames = endings.flatMap((word) => [
      ...[...word].map((_, end) => word.slice(0, end + 1)),
      ...Array.from({ length: 6 }, () => word),
    ])
    let frame = 0
    const timer = setInterval(() => {
      const text = frames[frame++]
      setTyped(text)
      if (text === undefined) clearInterval(timer)
    }, LETTER_MS)
    return () => clearInterval(timer)
  }, [endings])

  return (
    <h2 className="grid">
      <span className={`typed ${typed === undefined ? '' : 'invisible'}`}>{full}</span>
      {typed !== undefined && (
        <span className="typed" aria-hidden="true">
          {start} <span className="typed-word">{typed}</span>
        </span>
      )}
    </h2>
  )
}
