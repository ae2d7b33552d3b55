import { useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { STATUSES } from '#app/models/enquiry/enquiry'
import { BackField } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { Select } from '#app/routes/desk/form/select'
import type { Option } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'

const BULK_FORM = 'bulk'

interface BulkBarProps {
  ids: string[]
  assignees: Option[]
  isSpam: boolean
}

export function BulkBar({ ids, assignees, isSpam }: BulkBarProps) {
  const { details, count, selectAll } = useSelection(ids)
  return (
    <details className="bulk" ref={details}>
      <summary>
        <Icon name="list-checks" /> Bulk actions
        <span className="num" role="status">
          {count > 0 && `${count} selected`}
        </span>
      </summary>
      <DeskForm id={BULK_FORM} action="/admin/enquiries/changes" autoComplete="off">
        <BackField />
        {ids.map((id) => (
          <input key={id} type="hidden" name="on-page" value={id} />
        ))}
        <label className="bulk-all min-h-11 gap-2.5">
          <input type="checkbox" name="all" value="yes" onChange={selectAll} /> Select all on this
          page
        </label>
        {isSpam ? (
          <SubmitButton name="intent" value="not-spam">
            Not spam
          </SubmitButton>
        ) : (
          <>
            <p>
              <Select name="status" label="Status to move to" options={STATUSES} />
              <SubmitButton name="intent" value="status">
                Move
              </SubmitButton>
            </p>
            <p>
              <Select name="assignee" label="Colleague to assign to" options={assignees} />
              <SubmitButton name="intent" value="assignment">
                Assign
              </SubmitButton>
            </p>
            <SubmitButton name="intent" value="spam">
              Mark as spam
            </SubmitButton>
          </>
        )}
      </DeskForm>
    </details>
  )
}

export function SelectBox({ id, name }: { id: string; name: string }) {
  return (
    <label className="pick">
      <input type="checkbox" name="id" value={id} form={BULK_FORM} aria-label={`Select ${name}`} />
    </label>
  )
}

/**
 * Counts the ticked checkboxes of the list. They are uncontrolled, so ticks from before hydration count, and ticks stay
 * when the list is refreshed or a bulk action fails.
 */
function useSelection(ids: string[]) {
  const details = useRef<HTMLDetailsElement>(null)
  const [count, setCount] = useState(0)
  const onPage = ids.join()
  const { key, search } = useLocation()
  const isLost = new URLSearchParams(search).get('unchanged') === 'lost'
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
