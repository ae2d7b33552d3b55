import { useEffect, useRef, useState } from 'react'

/** Reads uncontrolled fields on each input, so that text typed before hydration counts. */
export function useLiveForm<T>(served: T, read: (fields: FormData) => T) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(served)
  const follow = () => {
    if (form.current) setDraft(read(new FormData(form.current)))
  }
  useEffect(follow, [])
  return { form, draft, follow }
}
