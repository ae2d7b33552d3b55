export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function onceInView(
  element: Element,
  run: () => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    run()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
