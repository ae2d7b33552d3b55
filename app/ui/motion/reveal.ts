import { animate } from 'framer-motion/dom/mini'
import { onceInView } from './in-view'

/** @returns a function that stops the animations and shows everything */
export function reveal(groups: HTMLElement[]): () => void {
  const stops = groups
    .filter((group) => group.getBoundingClientRect().top > window.innerHeight)
    .map((group) => {
      const rises = [...group.children].map((child, position) => {
        const rise = animate(
          child,
          { opacity: [0, 1], transform: ['translateY(24px)', 'translateY(0px)'] },
          { duration: 1, delay: position * 0.2, ease: [0.16, 1, 0.3, 1], autoplay: false },
        )
        rise.time = 0
        return rise
      })
      const play = () => rises.forEach((rise) => void rise.play())
      const stop = onceInView(group.closest('section') ?? group, play, {
        rootMargin: '0px 0px -20% 0px',
      })
      return () => {
        stop()
        for (const rise of rises) rise.complete()
      }
    })
  return () => {
    for (const stop of stops) stop()
  }
}
