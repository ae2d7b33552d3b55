import { STATUSES } from '#app/models/enquiry/enquiry'
import { DeskForm } from '#app/routes/desk/desk-form'
import { AssigneeOptions, type Colleague } from '#app/routes/desk/enquiry/enquiry-actions'
import { Icon } from '#app/ui/icon'
import { BackField } from './change-banner'
import { useSelection } from './use-selection'

const BULK_FORM = 'bulk'

interface BulkBarProps {
  ids: string[]
  colleagues: Colleague[]
  adminId: string
  isSpam: boolean
}

export function BulkBar({ ids, colleagues, adminId, isSpam }: BulkBarProps) {
  const { details, count, selectAll } = useSelection(ids)
  return (
    <details className="bulk" ref={details}>
      <summary>
        <Icon name="list-checks" /> Change several
        <span className="num" role="status">
          {count > 0 && `${count} selected`}
        </span>
      </summary>
      <DeskForm id={BULK_FORM} action="/admin/enquiries/changes">
        {(isSending) => (
          <>
            <BackField />
            {ids.map((id) => (
              <input key={id} type="hidden" name="on-page" value={id} />
            ))}
            <label className="bulk-all min-h-11 gap-2.5">
              <input type="checkbox" name="all" value="yes" onChange={selectAll} /> Select all on
              this page
            </label>
            {isSpam ? (
              <BulkButton intent="not-spam" isSending={isSending}>
                Not spam
              </BulkButton>
            ) : (
              <BulkChoices isSending={isSending} colleagues={colleagues} adminId={adminId} />
            )}
          </>
        )}
      </DeskForm>
    </details>
  )
}

interface BulkChoicesProps extends Pick<BulkBarProps, 'colleagues' | 'adminId'> {
  isSending: boolean
}

function BulkChoices({ isSending, colleagues, adminId }: BulkChoicesProps) {
  return (
    <>
      <p>
        <select className="inp sel" name="status" aria-label="Status to move to">
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {status}
            </option>
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

export function SelectBox({ id, name }: { id: string; name: string }) {
  return (
    <label className="pick">
      <input type="checkbox" name="id" value={id} form={BULK_FORM} aria-label={`Select ${name}`} />
    </label>
  )
}
