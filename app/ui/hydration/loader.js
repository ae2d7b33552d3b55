// @ts-nocheck: inlined as raw text.
// Public pages fetch their scripts after the first paint and hydrate at the first interaction.
{
  const EVENTS = 'pointerdown pointermove touchstart keydown focusin wheel scroll'.split(' ')
  const HOLD_MS = 2000
  const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 50))
  let isStarted = false
  // One part at a time: rendering all that `content-visibility` skips would block a slow phone.
  const prepare = async () => {
    for (const link of document.querySelectorAll('link[rel=deferred]')) link.rel = 'modulepreload'
    for (const part of document.querySelectorAll('.ill, .foot, .sec')) {
      await new Promise((isIdle) => whenIdle(isIdle))
      part.style.contentVisibility = 'visible'
    }
  }

  const run = () => {
    prepare()
    const { textContent } = document.querySelector('script[type=deferred]')
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { type: 'module', textContent }))
  }

  const hydrate = ({ type, movementX, movementY }) => {
    // A pointer that rests where the page appears is reported as a move by 0 pixels.
    if (isStarted || (type === 'pointermove' && movementX === 0 && movementY === 0)) return
    isStarted = true
    whenIdle(run, { timeout: 100 })
  }

  const holdClick = (event) => {
    const link = event.target.closest('html:not([data-hydrated]) a[data-opens]')
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    hydrate(event)
    link.ariaBusy = 'true'
    const release = (open) => {
      clearTimeout(timer)
      link.ariaBusy = null
      open()
    }
    const timer = setTimeout(() => release(() => location.assign(link.href)), HOLD_MS)
    addEventListener('hydrated', () => release(() => link.click()), { once: true })
  }

  // Before hydration no code renders the page that the browser goes back to.
  const { pathname, search } = location
  const reload = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }

  const inactive = new AbortController()
  const options = { capture: true, signal: inactive.signal }
  for (const event of EVENTS) addEventListener(event, hydrate, options)
  addEventListener('click', holdClick, options)
  addEventListener('popstate', reload, options)
  addEventListener('hydrated', () => inactive.abort(), { once: true })
  const painted = new PerformanceObserver(() => whenIdle(prepare))
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }))
}
