import { STATUSES } from '#app/models/enquiry/enquiry'
import { BackField } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { Select } from '#app/routes/desk/form/select'
import type { Option } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'
import { useSelection } from './use-selection'

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
      <DeskForm id={BULK_FORM} action="/admin/enquiries/changes">
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
