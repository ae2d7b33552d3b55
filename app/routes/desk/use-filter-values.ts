import { type RefObject, useEffect, useRef } from 'react'

/** Shows in a form of filters what a link or a step back has set, without taking a field from whoever is in it. */
export function useFilterValues(params: URLSearchParams): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(params)
  useEffect(() => {
    // What was chosen before the script woke stays: only a new address brings new values.
    if (shown.current.toString() === params.toString()) return
    shown.current = params
    for (const control of form.current?.querySelectorAll('select, input') ?? []) {
      if (control === document.activeElement) continue
      if (control instanceof HTMLSelectElement) {
        const value = params.get(control.name) ?? ''
        const isKnown = [...control.options].some((option) => option.value === value)
        control.value = isKnown ? value : (control.options[0]?.value ?? '')
      } else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
        control.value = params.get(control.name) ?? ''
      }
    }
  }, [params])
  return form
}
