import { type RefObject, useEffect, useState } from 'react'

const INTERVAL_MS = 4000

export interface Rotation {
  /** False before hydration and under reduced motion. */
  canTurn: boolean
  isOn: boolean
  isTurning: boolean
  setOn: (isOn: boolean) => void
  setHeld: (isHeld: boolean) => void
}

/** Follows WCAG 2.2.2 and the APG carousel pattern. */
export function useRotation(slides: RefObject<HTMLElement>, showNext: () => void): Rotation {
  const [canTurn, setCanTurn] = useState(false)
  const [isOn, setOn] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const isTurning = canTurn && isOn && isSeen && !isHeld

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setCanTurn(!reduced.matches)
    update()
    reduced.addEventListener('change', update)
    return () => reduced.removeEventListener('change', update)
  }, [])

  useEffect(() => {
    if (!slides.current) return
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some((entry) => entry.isIntersecting)),
      { threshold: 0.5 },
    )
    observer.observe(slides.current)
    return () => observer.disconnect()
  }, [slides])

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      if (!document.hidden) showNext()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isTurning, showNext])

  return { canTurn, isOn, isTurning, setOn, setHeld }
}
