import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** What was typed, by the entry of the history it was typed in and the id of the field. */
const typed = new Map<string, Map<string, string>>()

/**
 * Gives what a visitor typed back to the fields of a page that is returned to, as a browser does for documents. Only for
 * as long as the page lives, and never a password, a file or what a field hides.
 */
export function useKeptText(): void {
  const { key } = useLocation()
  useEffect(() => {
    for (const [id, value] of typed.get(key) ?? []) {
      const field = document.getElementById(id)
      if (isKept(field)) field.value = value
    }
    const note = (field: unknown) => {
      // What stands outside the page, as the dialog does, is there on the next one too.
      if (!isKept(field) || !field.id || !field.closest('main')) return
      const fields = typed.get(key) ?? new Map<string, string>()
      typed.set(key, fields.set(field.id, field.value))
    }
    const remember = ({ target }: Event) => note(target)
    // A form that is sent is emptied, and comes back empty.
    const forget = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return
      for (const { id } of target.elements) typed.get(key)?.delete(id)
    }
    // Somebody may have begun before the scripts did.
    for (const field of document.querySelectorAll<Field>('main :is(input, textarea)'))
      if ('defaultValue' in field && field.value !== field.defaultValue) note(field)
    document.addEventListener('input', remember)
    document.addEventListener('reset', forget)
    return () => {
      document.removeEventListener('input', remember)
      document.removeEventListener('reset', forget)
    }
  }, [key])
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isKept(field: unknown): field is Field {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return true
  return (
    field instanceof HTMLInputElement &&
    ['text', 'email', 'tel', 'number', 'search', 'url', 'date'].includes(field.type)
  )
}
