/** Events for which React hydrates the whole root at once. */
const DISCRETE =
  'pointerdown pointerup mousedown mouseup touchstart touchend click auxclick dblclick contextmenu keydown keypress keyup beforeinput input change compositionstart compositionend copy cut paste reset submit'.split(
    ' ',
  )

/**
 * Leaves the page to the browser until React has hydrated it: RemixBrowser suspends while it decodes its data, and React
 * gives up a root that an event reaches meanwhile (its error 345). Remembers the text of every textarea, because
 * hydration writes the server's text into it again.
 * @returns lets events through from now on and puts typed text and its selection back
 */
export function guardHydration(): () => void {
  const hydrated = new AbortController()
  const typed = new Map<HTMLTextAreaElement, { value: string; start: number; end: number }>()
  const remember = (field: unknown) => {
    if (!(field instanceof HTMLTextAreaElement)) return
    const { value, selectionStart: start, selectionEnd: end } = field
    typed.set(field, { value, start, end })
  }
  document.querySelectorAll('textarea').forEach(remember)

  const options = { capture: true, signal: hydrated.signal }
  for (const name of DISCRETE) addEventListener(name, (event) => event.stopPropagation(), options)
  addEventListener('input', ({ target }) => remember(target), options)

  return () => {
    hydrated.abort()
    for (const [field, { value, start, end }] of typed) {
      if (field.value === value) continue
      field.value = value
      if (field === document.activeElement) field.setSelectionRange(start, end)
    }
  }
}
