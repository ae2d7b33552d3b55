import { useEffect, useRef, useState } from 'react'

import { GIVEN_BACK } from '#app/ui/use-kept-text'

/**
 * Follows what stands in a form, keystroke by keystroke. The fields stay the browser's own, so that what was typed
 * before the scripts came, or what the browser put back, counts too.
 * @param served what the server read from the request
 * @param read makes the same of the form's fields
 */
export function useLiveForm<T>(served: T, read: (fields: FormData) => T) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(served)
  const follow = () => {
    if (form.current) setDraft(read(new FormData(form.current)))
  }
  // Once when the scripts come, and once more when a page that is returned to has its text again.
  useEffect(() => {
    follow()
    addEventListener(GIVEN_BACK, follow)
    return () => removeEventListener(GIVEN_BACK, follow)
  }, [])
  return { form, draft, follow }
}
