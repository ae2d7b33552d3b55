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
      if (!isKept(field) || !field.id) return
      const fields = typed.get(key) ?? new Map<string, string>()
      typed.set(key, fields.set(field.id, field.value))
    }
    const remember = ({ target }: Event) => note(target)
    // Somebody may have begun before the scripts did.
    for (const field of document.querySelectorAll<Field>('main :is(input, textarea)'))
      if ('defaultValue' in field && field.value !== field.defaultValue) note(field)
    document.addEventListener('input', remember)
    return () => document.removeEventListener('input', remember)
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
