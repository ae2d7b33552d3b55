import { Form, useNavigation } from '@remix-run/react'

import { STATUSES } from '#app/models/enquiry/enquiry'
import { Icon } from '#app/ui/icon'
import { AssigneeOptions, type Colleague } from './assignee-options'
import { BackField } from './change-banner'
import { useSelection } from './use-selection'

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
  const { details, count, selectAll, keepChoice } = useSelection(ids)
  const isSending = useNavigation().formAction === ACTION
  return (
    <details className="bulk" ref={details}>
      <summary>
        <Icon name="list-checks" /> Change several
        <span className="num" role="status">
          {count > 0 && `${count} selected`}
        </span>
      </summary>
      <Form
        id={BULK_FORM}
        method="post"
        action={ACTION}
        aria-busy={isSending}
        onSubmit={keepChoice}
      >
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
