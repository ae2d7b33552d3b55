import { useEffect, useRef, useState } from 'react'

const LETTER_MS = 70

interface TypedHeadlineProps {
  full: string
  start: string
  endings: readonly string[]
}

/** Types the endings once when scrolled to; static if visible from the start or under reduced motion. */
export function TypedHeadline({ full, start, endings }: TypedHeadlineProps) {
  const headline = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!headline.current || isStill) return
    if (headline.current.getBoundingClientRect().top < innerHeight) return
    const frames = endings.flatMap((word) => [
      ...[...word].map((_, end) => word.slice(0, end + 1)),
      ...Array.from({ length: 6 }, () => word),
    ])
    let frame = 0
    let timer = 0
    const typeOn = () => {
      const text = frames[frame++]
      setTyped(text)
      if (text === undefined) clearInterval(timer)
    }
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      timer = window.setInterval(typeOn, LETTER_MS)
    })
    watch.observe(headline.current)
    return () => {
      watch.disconnect()
      clearInterval(timer)
    }
  }, [endings])

  return (
    <h2 className="grid" ref={headline}>
      <span className={`typed ${typed === undefined ? '' : 'opacity-0'}`}>{full}</span>
      {typed !== undefined && (
        <span className="typed" aria-hidden="true">
          {start} <span className="typed-word">{typed}</span>
        </span>
      )}
    </h2>
  )
}
