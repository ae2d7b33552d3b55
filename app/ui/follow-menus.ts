const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200

/**
 * Lets the disclosures of a header follow the pointer and the keyboard: those with `data-hover` open when a mouse rests
 * on them; Escape, a click elsewhere or the focus leaving closes all. Without it they are plain disclosures.
 * @returns how to stop
 */
export function followMenus(header: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer = 0

  const opened = () => [...header.querySelectorAll<HTMLDetailsElement>('details[name="nav"][open]')]
  const closeAll = () => {
    for (const menu of opened()) menu.open = false
  }

  for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[data-hover]')) {
    menu.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer)
        timer = window.setTimeout(() => {
          closeAll()
          menu.open = true
        }, OPEN_AFTER_MS)
      },
      { signal },
    )
    menu.addEventListener(
      'pointerleave',
      (event) => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer)
        timer = window.setTimeout(() => {
          menu.open = false
        }, CLOSE_AFTER_MS)
      },
      { signal },
    )
    // A mouse that opened the panel by resting on it would otherwise close it by the click that means "open".
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        if (!event.detail || !matchMedia('(hover: hover)').matches) return
        event.preventDefault()
        clearTimeout(timer)
        if (menu.open) return
        closeAll()
        menu.open = true
      },
      { signal },
    )
  }

  header.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      const menu = opened().find((open) => open.contains(document.activeElement)) ?? opened()[0]
      if (!menu) return
      closeAll()
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
  header.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && !header.contains(event.relatedTarget)) closeAll()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !header.contains(event.target)) closeAll()
    },
    { signal },
  )
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
