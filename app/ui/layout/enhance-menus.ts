const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200

/** Opens `details[data-hover]` on hover. @returns removes the listeners */
export function enhanceMenus(header: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer = 0

  const opened = () => [...header.querySelectorAll<HTMLDetailsElement>('details[name="nav"][open]')]
  const closeAll = () => {
    for (const menu of opened()) menu.open = false
  }

  const openSoon = (menu: HTMLDetailsElement) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (menu.open) return
      closeAll()
      menu.open = true
    }, OPEN_AFTER_MS)
  }

  for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[data-hover]')) {
    const clearChoice = () => {
      if (menu.open) return
      menu.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
    }
    menu.addEventListener('toggle', clearChoice, { signal })
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && openSoon(menu),
      { signal },
    )
    // Hydration may have started by a pointer that already rests here.
    if (matchMedia('(hover: hover)').matches && menu.matches(':hover')) openSoon(menu)
    menu.addEventListener(
      'pointerleave',
      (event) => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer)
        timer = window.setTimeout(() => {
          if (!menu.querySelector(':focus-visible')) menu.open = false
        }, CLOSE_AFTER_MS)
      },
      { signal },
    )
    // The click of a mouse that opened the panel by hovering would close it.
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

  const choose = ({ target }: Event) => {
    const item = target instanceof Element && target.closest('.mega-subs > li')
    if (!item || item.hasAttribute('data-chosen')) return
    for (const other of header.querySelectorAll('[data-chosen]'))
      other.removeAttribute('data-chosen')
    item.setAttribute('data-chosen', '')
  }
  header.addEventListener('pointerover', choose, { signal })
  header.addEventListener('focusin', choose, { signal })

  // On the document, because Escape must close a hovered panel wherever the focus is (WCAG 1.4.13).
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer)
      const menu = opened().find((open) => open.contains(document.activeElement))
      closeAll()
      menu?.querySelector('summary')?.focus()
    },
    { signal },
  )
  header.addEventListener(
    'focusout',
    ({ relatedTarget: next }) => {
      if (!(next instanceof Node)) return
      for (const menu of opened()) if (!menu.contains(next)) menu.open = false
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
