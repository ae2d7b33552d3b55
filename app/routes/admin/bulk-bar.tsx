import { Form, useLocation, useNavigation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { STATUSES } from '#app/models/enquiry'
import { Icon } from '#app/ui/icon'
import { AssigneeOptions, type Colleague } from './assignee-options'
import { BackField } from './change-banner'

export const BULK_FORM = 'bulk'
const ACTION = '/admin/enquiries/changes'

interface BulkBarProps {
  /** Every enquiry on the page. */
  ids: string[]
  colleagues: Colleague[]
  adminId: string
  isSpam: boolean
}

/** Changes all the enquiries that are ticked: one posted form, whose boxes stand in the list. */
export function BulkBar({ ids, colleagues, adminId, isSpam }: BulkBarProps) {
  const { details, count, selectAll } = useSelection(ids)
  const isSending = useNavigation().formAction === ACTION
  return (
    <details className="bulk" ref={details}>
      <summary>
        <Icon name="list-checks" /> Change several
        <span className="num" role="status">
          {count > 0 && `${count} selected`}
        </span>
      </summary>
      <Form id={BULK_FORM} method="post" action={ACTION} aria-busy={isSending}>
        <BackField />
        {ids.map((id) => (
          <input key={id} type="hidden" name="on-page" value={id} />
        ))}
        <label className="bulk-all">
          <input type="checkbox" name="all" value="yes" onChange={selectAll} /> Select all on this
          page
        </label>
        {isSpam ? (
          <BulkButton intent="not-spam" isSending={isSending}>
            Not spam
          </BulkButton>
        ) : (
          <>
            <p>
              <select className="inp sel" name="status" aria-label="Status to move to">
                {STATUSES.map((status) => (
                  <option key={status}>{status}</option>
                ))}
              </select>
              <BulkButton intent="status" isSending={isSending}>
                Move
              </BulkButton>
            </p>
            <p>
              <select className="inp sel" name="assignee" aria-label="Colleague to assign to">
                <AssigneeOptions colleagues={colleagues} adminId={adminId} />
              </select>
              <BulkButton intent="assignment" isSending={isSending}>
                Assign
              </BulkButton>
            </p>
            <BulkButton intent="spam" isSending={isSending}>
              Mark as spam
            </BulkButton>
          </>
        )}
      </Form>
    </details>
  )
}

interface BulkButtonProps {
  intent: string
  isSending: boolean
  children: string
}

function BulkButton({ intent, isSending, children }: BulkButtonProps) {
  return (
    <button
      className="btn btn-secondary btn-small"
      type="submit"
      name="intent"
      value={intent}
      disabled={isSending}
    >
      {children}
    </button>
  )
}

/** Counts the ticked boxes of the list. They keep their own state, so that ticks from before the script woke count. */
function useSelection(ids: string[]) {
  const details = useRef<HTMLDetailsElement>(null)
  const [count, setCount] = useState(0)
  const onPage = ids.join()
  const { key } = useLocation()
  const lastKey = useRef(key)

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
      // Arrived from elsewhere on the desk, or from a change that is done: nothing is chosen any more.
      for (const box of boxesOf(details.current)) box.checked = false
      if (details.current) details.current.open = false
      lastKey.current = key
    }
    recount()
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [onPage, key])

  function selectAll({ currentTarget }: FormEvent<HTMLInputElement>) {
    const picks = boxesOf(details.current)
    for (const box of picks) box.checked = currentTarget.checked
    setCount(currentTarget.checked ? picks.length : 0)
  }

  return { details, count, selectAll }
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
