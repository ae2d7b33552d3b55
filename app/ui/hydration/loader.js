// @ts-nocheck: inlined as it stands.
// Public pages fetch their scripts once the browser is idle and hydrate at the first interaction.
{
  const EVENTS = 'pointerdown pointermove touchstart keydown focusin wheel scroll'.split(' ')
  const HOLD_MS = 2000
  const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 50))
  let isStarted = false
  const fetchScripts = () => {
    for (const link of document.querySelectorAll('link[rel=deferred]')) link.rel = 'modulepreload'
  }

  const run = () => {
    fetchScripts()
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[type=deferred]').textContent
    document.body.append(script)
  }

  const hydrate = ({ type, movementX, movementY }) => {
    // A browser reports a pointer that merely rests where the page appears as a move by nothing.
    if (isStarted || (type === 'pointermove' && movementX === 0 && movementY === 0)) return
    isStarted = true
    whenIdle(run, { timeout: 100 })
  }

  const holdClick = (event) => {
    const link = event.target.closest('a[data-opens]')
    const isLeft = document.documentElement.dataset.hydrated === 'false'
    if (!link || isLeft || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    hydrate(event)
    link.ariaBusy = 'true'
    const followLink = setTimeout(() => {
      link.ariaBusy = null
      location.assign(link.href)
    }, HOLD_MS)
    const clickAgain = () => {
      clearTimeout(followLink)
      link.ariaBusy = null
      link.click()
    }
    addEventListener('hydrated', clickAgain, { once: true })
  }

  // Until hydration nothing renders the page that history goes back to.
  const { pathname, search } = location
  const reload = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }

  const inactive = new AbortController()
  const options = { capture: true, signal: inactive.signal }
  for (const event of EVENTS) addEventListener(event, hydrate, options)
  addEventListener('click', holdClick, { capture: true, signal: inactive.signal })
  addEventListener('popstate', reload, options)
  addEventListener('hydrated', () => inactive.abort(), { once: true })
  // Two frames after the load the page has been painted.
  const later = () => requestAnimationFrame(() => whenIdle(fetchScripts))
  addEventListener('load', () => requestAnimationFrame(later))
}
