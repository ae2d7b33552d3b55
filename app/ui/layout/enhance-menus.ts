const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200

/** Opens `details[data-hover]` on hover; a second click on its heading goes to the page that the attribute names. */
export function enhanceMenus(header: HTMLElement, goTo: (href: string) => void): () => void {
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
    let clicks = 0
    const clearChoice = () => {
      if (menu.open) return
      clicks = 0
      menu.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
    }
    menu.addEventListener('toggle', clearChoice, { signal })
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && openSoon(menu),
      { signal },
    )
    // The pointer may rest here already when the page hydrates.
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
    // A mouse opens the panel on hover, so its click must not close the panel.
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        if (!event.detail || !matchMedia('(hover: hover)').matches) return
        event.preventDefault()
        clearTimeout(timer)
        clicks++
        if (menu.open && clicks > 1) goTo(menu.dataset.hover ?? '')
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
