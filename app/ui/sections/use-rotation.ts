import { type RefObject, useEffect, useState } from 'react'
import { isMotionReduced } from '#app/ui/motion/in-view'

const INTERVAL_MS = 4000

export type Rotation = ReturnType<typeof useRotation>

/** Follows WCAG 2.2.2 and the APG carousel pattern. */
export function useRotation(slides: RefObject<HTMLElement>, showNext: () => void) {
  /** False before hydration and under reduced motion. */
  const [canRotate, setCanRotate] = useState(false)
  const [isOn, setOn] = useState(true)
  const [isPaused, setPaused] = useState(false)
  const [isInView, setInView] = useState(false)
  const isRotating = canRotate && isOn && isInView && !isPaused

  useEffect(() => setCanRotate(!isMotionReduced()), [])

  useEffect(() => {
    if (!slides.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some((entry) => entry.isIntersecting)),
      { threshold: 0.5 },
    )
    observer.observe(slides.current)
    return () => observer.disconnect()
  }, [slides])

  useEffect(() => {
    if (!isRotating) return
    const timer = setInterval(() => {
      if (!document.hidden) showNext()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isRotating, showNext])

  return { canRotate, isOn, isRotating, setOn, setPaused }
}
