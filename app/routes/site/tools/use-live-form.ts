import { useEffect, useRef, useState } from 'react'

/**
 * Follows the fields of a form, keystroke by keystroke. They stay uncontrolled, so that what was typed before hydration
 * counts too.
 * @param served what the server read from the request
 * @param read makes the same of the form's fields
 */
export function useLiveForm<T>(served: T, read: (fields: FormData) => T) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(served)
  const follow = () => {
    if (form.current) setDraft(read(new FormData(form.current)))
  }
  useEffect(follow, [])
  return { form, draft, follow }
}
