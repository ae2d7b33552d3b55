import { type RefObject, useEffect, useState } from 'react'

const TURN_MS = 4000

export interface Rotation {
  /** False before hydration and under reduced motion. */
  canTurn: boolean
  isOn: boolean
  isTurning: boolean
  setOn: (isOn: boolean) => void
  setHeld: (isHeld: boolean) => void
}

/** WCAG 2.2.2 and the APG carousel pattern. */
export function useRotation(slides: RefObject<HTMLElement>, turn: () => void): Rotation {
  const [canTurn, setCanTurn] = useState(false)
  const [isOn, setOn] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const isTurning = canTurn && isOn && isSeen && !isHeld

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const decide = () => setCanTurn(!reduced.matches)
    decide()
    reduced.addEventListener('change', decide)
    return () => reduced.removeEventListener('change', decide)
  }, [])

  useEffect(() => {
    if (!slides.current) return
    const watch = new IntersectionObserver(
      (entries) => setSeen(entries.some((entry) => entry.isIntersecting)),
      { threshold: 0.5 },
    )
    watch.observe(slides.current)
    return () => watch.disconnect()
  }, [slides])

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      if (!document.hidden) turn()
    }, TURN_MS)
    return () => clearInterval(timer)
  }, [isTurning, turn])

  return { canTurn, isOn, isTurning, setOn, setHeld }
}
