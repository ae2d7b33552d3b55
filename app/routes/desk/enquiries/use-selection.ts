import { useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * Counts the ticked checkboxes of the list. They are uncontrolled, so ticks from before hydration count, and ticks stay
 * when the list is refreshed or a bulk action fails.
 */
export function useSelection(ids: string[]) {
  const details = useRef<HTMLDetailsElement>(null)
  const [count, setCount] = useState(0)
  const onPage = ids.join()
  const { key, search } = useLocation()
  const isLost = new URLSearchParams(search).get('chosen') === 'lost'
  const lastKey = useRef(key)

  useEffect(() => {
    const recount = () => {
      const boxes = boxesOf(details.current)
      const ticked = boxes.filter((box) => box.checked).length
      setCount(ticked)
      // Not on a phone, where the open bar would cover the checkboxes.
      if (ticked > 0 && details.current && isWide()) details.current.open = true
      const all = details.current?.querySelector<HTMLInputElement>('[name=all]')
      if (all) all.checked = ticked > 0 && ticked === boxes.length
    }
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'id') recount()
    }
    if (lastKey.current !== key && !isLost) clear(details.current)
    lastKey.current = key
    void onPage
    recount()
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [onPage, key, isLost])

  function selectAll({ currentTarget }: FormEvent<HTMLInputElement>) {
    const boxes = boxesOf(details.current)
    for (const box of boxes) box.checked = currentTarget.checked
    setCount(currentTarget.checked ? boxes.length : 0)
  }

  return { details, count, selectAll }
}

const isWide = () => matchMedia('(min-width: 40.0625rem)').matches

/** The checkboxes are in the list and belong to the form through their `form` attribute. */
function boxesOf(details: HTMLDetailsElement | null): HTMLInputElement[] {
  const form = details?.querySelector('form')
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === 'id',
  )
}

function clear(details: HTMLDetailsElement | null): void {
  for (const box of boxesOf(details)) box.checked = false
  if (details) details.open = false
}
