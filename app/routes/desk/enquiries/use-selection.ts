import { useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

/** What was sent for a change of several, and the entry of the history it was chosen on. */
let sent: { key: string; fields: FormData } | undefined

/**
 * Counts the ticked boxes of the list. They keep their own state, so that ticks from before the script woke count. Where
 * a change fails, whoever comes back to the list finds what they had chosen.
 */
export function useSelection(ids: string[]) {
  const details = useRef<HTMLDetailsElement>(null)
  const [count, setCount] = useState(0)
  const onPage = ids.join()
  const { key, search } = useLocation()
  const isLost = new URLSearchParams(search).get('chosen') === 'lost'
  const lastKey = useRef<string>()

  useEffect(() => {
    const recount = () => {
      const picks = boxesOf(details.current)
      const ticked = picks.filter((box) => box.checked).length
      setCount(ticked)
      // On a phone it would cover what is to be ticked next; there its line with the count is enough.
      if (ticked > 0 && details.current && isWide()) details.current.open = true
      const all = details.current?.querySelector<HTMLInputElement>('[name=all]')
      if (all) all.checked = ticked > 0 && ticked === picks.length
    }
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'id') recount()
    }
    if (lastKey.current !== key) {
      if (sent?.key === key) chooseAgain(details.current, sent.fields)
      else if (lastKey.current && !isLost) chooseNothing(details.current)
      sent = undefined
      lastKey.current = key
    }
    recount()
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [onPage, key, isLost])

  function selectAll({ currentTarget }: FormEvent<HTMLInputElement>) {
    const picks = boxesOf(details.current)
    for (const box of picks) box.checked = currentTarget.checked
    setCount(currentTarget.checked ? picks.length : 0)
  }

  function keepChoice({ currentTarget }: FormEvent<HTMLFormElement>) {
    sent = { key, fields: new FormData(currentTarget) }
  }

  return { details, count, selectAll, keepChoice }
}

const isWide = () => matchMedia('(min-width: 40.0625rem)').matches

/** The boxes stand in the list, outside the form that they belong to. */
function boxesOf(details: HTMLDetailsElement | null): HTMLInputElement[] {
  const form = details?.querySelector('form')
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === 'id',
  )
}

/** Arrived from elsewhere on the desk, or from a change that is done. */
function chooseNothing(details: HTMLDetailsElement | null): void {
  for (const box of boxesOf(details)) box.checked = false
  if (details) details.open = false
}

function chooseAgain(details: HTMLDetailsElement | null, fields: FormData): void {
  const ids = fields.getAll('id')
  for (const box of boxesOf(details)) box.checked = ids.includes(box.value)
  for (const choice of details?.querySelectorAll('select') ?? [])
    choice.value = String(fields.get(choice.name) ?? choice.value)
}
