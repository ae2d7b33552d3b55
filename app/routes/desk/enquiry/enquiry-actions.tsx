import { DeskForm } from '#app/routes/desk/desk-form'
import { BackField } from '#app/routes/desk/enquiries/change-banner'

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
  colleagues: Colleague[]
  adminId: string
}

export function AssignForm({ id, name, assigneeId, colleagues, adminId }: AssignFormProps) {
  return (
    <DeskForm
      className="status-form"
      action={`/admin/enquiries/${id}/assignment`}
      preventScrollReset
    >
      {(isSending) => (
        <>
          <BackField />
          <select
            className="inp sel"
            name="assignee"
            aria-label={`Assignee of ${name}`}
            defaultValue={assigneeId ?? 'nobody'}
            key={assigneeId}
          >
            <AssigneeOptions colleagues={colleagues} adminId={adminId} />
          </select>
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

export interface Colleague {
  id: string
  name: string
}

interface AssigneeOptionsProps {
  colleagues: Colleague[]
  adminId: string
}

export function AssigneeOptions({ colleagues, adminId }: AssigneeOptionsProps) {
  return (
    <>
      <option value={adminId}>Me</option>
      <option value="nobody">Nobody</option>
      <OtherOptions colleagues={colleagues} adminId={adminId} />
    </>
  )
}

export function OtherOptions({ colleagues, adminId }: AssigneeOptionsProps) {
  return colleagues
    .filter(({ id }) => id !== adminId)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
}
