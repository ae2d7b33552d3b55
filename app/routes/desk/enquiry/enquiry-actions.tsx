import { DeskForm } from '#app/routes/desk/desk-form'
import { BackField } from '#app/routes/desk/enquiries/change-banner'
import { Select } from '#app/routes/desk/select'
import type { Option } from '#app/ui/form/field'

interface ActionProps {
  id: string
  name: string
}

interface ActionButtonProps {
  isSending: boolean
  name: string
  children: string
}

function ActionButton({ isSending, name, children }: ActionButtonProps) {
  return (
    <button
      className="btn btn-secondary btn-small"
      type="submit"
      disabled={isSending}
      aria-label={`${children}: ${name}`}
    >
      {children}
    </button>
  )
}

export function TakeForm({ id, name, adminId }: ActionProps & { adminId: string }) {
  return (
    <DeskForm action={`/admin/enquiries/${id}/assignment`} preventScrollReset>
      {(isSending) => (
        <>
          <BackField />
          <input type="hidden" name="assignee" value={adminId} />
          <ActionButton isSending={isSending} name={name}>
            {isSending ? 'Taking…' : 'Take it'}
          </ActionButton>
        </>
      )}
    </DeskForm>
  )
}

interface AssignFormProps extends ActionProps {
  assigneeId: string | null
  assignees: Option[]
}

export function AssignForm({ id, name, assigneeId, assignees }: AssignFormProps) {
  return (
    <DeskForm
      className="status-form"
      action={`/admin/enquiries/${id}/assignment`}
      preventScrollReset
    >
      {(isSending) => (
        <>
          <BackField />
          <Select
            key={assigneeId}
            name="assignee"
            label={`Assignee of ${name}`}
            options={assignees}
            value={assigneeId ?? 'nobody'}
          />
          <button className="btn btn-secondary btn-small" type="submit" disabled={isSending}>
            {isSending ? 'Assigning…' : 'Assign'}
          </button>
        </>
      )}
    </DeskForm>
  )
}

export function SpamForm({ id, name, isSpam }: ActionProps & { isSpam: boolean }) {
  return (
    <DeskForm action={`/admin/enquiries/${id}/spam`}>
      {(isSending) => (
        <>
          <BackField />
          <input type="hidden" name="verdict" value={isSpam ? 'not-spam' : 'spam'} />
          <ActionButton isSending={isSending} name={name}>
            {isSpam ? 'Not spam' : 'Mark as spam'}
          </ActionButton>
        </>
      )}
    </DeskForm>
  )
}
