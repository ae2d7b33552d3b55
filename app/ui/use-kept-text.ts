import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** What was typed and chosen, by the entry of the history it was typed in and the id of the field. */
const typed = new Map<string, Map<string, { value?: string; checked?: boolean }>>()

/** Tells of fields that were given back, for who follows what stands in them. */
export const GIVEN_BACK = 'givenback'

/**
 * Gives what a visitor typed and chose back to the fields of a page that is returned to, as a browser does for documents.
 * Only for as long as the page lives, and never a password, a file or what a field hides.
 */
export function useKeptText(): void {
  const { key } = useLocation()
  useEffect(() => {
    for (const [id, was] of typed.get(key) ?? []) {
      const field = document.getElementById(id)
      if (isKept(field)) Object.assign(field, was)
    }
    dispatchEvent(new Event(GIVEN_BACK))
    const note = (field: unknown) => {
      // What stands outside the page, as the dialog does, is there on the next one too.
      if (!isKept(field) || !field.id || !field.closest('main')) return
      const fields = typed.get(key) ?? new Map()
      const { value } = field
      typed.set(key, fields.set(field.id, isRadio(field) ? { checked: field.checked } : { value }))
    }
    const remember = ({ target }: Event) => {
      const isOneOf = isRadio(target) && target.name !== ''
      for (const field of isOneOf ? document.getElementsByName(target.name) : [target]) note(field)
    }
    // A form that is sent is emptied, and comes back empty.
    const forget = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return
      for (const { id } of target.elements) typed.get(key)?.delete(id)
    }
    // Somebody may have begun before the scripts did.
    for (const field of document.querySelectorAll<Field>('main :is(input, textarea, select)'))
      if (isChanged(field)) note(field)
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
    ['text', 'email', 'tel', 'number', 'search', 'url', 'date', 'radio'].includes(field.type)
  )
}

const isRadio = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio'

/** Whether it holds something else than the server wrote. */
function isChanged(field: Field): boolean {
  if (isRadio(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const served = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  return field.value !== served?.value
}
