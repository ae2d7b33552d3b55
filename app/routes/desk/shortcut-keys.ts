export const HELP = '?'

export interface Shortcut {
  keys: readonly string[]
  action: string
}

export function handleKey(event: KeyboardEvent, openHelp: () => void) {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
  if (isTyping(target) || document.querySelector('dialog[open]')) return
  if (key === HELP) return openHelp()
  const control = visible(CONTROLS).find((one) => keysOf(one).includes(key))
  const row = control ? undefined : rowAt(key)
  if (!control && !row) return
  event.preventDefault()
  if (row) return row.focus()
  if (control?.matches('input, select, textarea')) return control.focus()
  if (event.repeat) return
  const draft = control && findDraft(control)
  if (draft) draft.focus()
  else control?.click()
}

/** A text area with typed text that the control would discard by leaving the page. */
function findDraft(control: HTMLElement): HTMLTextAreaElement | undefined {
  const form = control.closest('form')
  const staysOnPage = !control.matches('a') && !form?.querySelector('textarea')
  if (staysOnPage) return undefined
  const areas = [...document.querySelectorAll('textarea')]
  return areas.find((area) => area.form !== form && area.value !== area.defaultValue)
}

const FIELDS = 'select, textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELDS)
}

function visible(selector: string): HTMLElement[] {
  // Safari has checkVisibility since 17.4.
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one.checkVisibility?.({ visibilityProperty: true }) !== false,
  )
}

const keysOf = (control: HTMLElement) => control.getAttribute('aria-keyshortcuts')?.split(' ') ?? []

const CONTROLS = `[aria-keyshortcuts]:not([aria-keyshortcuts="${HELP}"])`
const ROWS = '[data-row]'

/** The row after the focused element for j, the row before it for k. */
function rowAt(key: string): HTMLElement | undefined {
  const isAt = (side: number) => (row: HTMLElement) =>
    (row.compareDocumentPosition(document.activeElement ?? document.body) & side) !== 0
  if (key === 'j') return visible(ROWS).find(isAt(Node.DOCUMENT_POSITION_PRECEDING))
  if (key === 'k') return visible(ROWS).findLast(isAt(Node.DOCUMENT_POSITION_FOLLOWING))
  return undefined
}

export function shortcutsOfPage(): Shortcut[] {
  const controls = visible(CONTROLS).map((one) => ({ keys: keysOf(one), action: nameOf(one) }))
  const rows = { keys: ['j', 'k'], action: 'Next and previous row' }
  const help = { keys: [HELP], action: 'This list' }
  return [...(visible(ROWS).length > 0 ? [rows] : []), ...controls, help]
}

/** The visible text of a control or its label, because the accessible name is too long for the list of keys. */
function nameOf(control: HTMLElement): string {
  const labelled = control.matches('input, select, textarea')
    ? document.querySelector(`label[for="${control.id}"]`)
    : control
  return labelled?.textContent?.trim() || (control.ariaLabel ?? '')
}
