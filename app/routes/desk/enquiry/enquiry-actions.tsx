import { BackField, useOwnAccount } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton, useSharedForm } from '#app/routes/desk/form/desk-form'
import { Select } from '#app/routes/desk/form/select'
import type { Option } from '#app/ui/form/field'

interface ActionProps {
  id: string
  name: string
}

export function TakeForm({ id, name, shortcut }: ActionProps & { shortcut?: string }) {
  const adminId = useOwnAccount()?.id
  return (
    <DeskForm action={`/admin/enquiries/${id}/assignment`} preventScrollReset>
      <BackField />
      <SubmitButton
        aria-label={`Take it: ${name}`}
        aria-keyshortcuts={shortcut}
        name="take"
        value={adminId}
        busyLabel="Taking…"
      >
        Take it
      </SubmitButton>
    </DeskForm>
  )
}

interface AssignFormProps extends ActionProps {
  assigneeId: string | null
  assignees: Option[]
}

export function AssignForm({ id, name, assigneeId, assignees }: AssignFormProps) {
  const { form } = useSharedForm()
  return (
    <DeskForm
      className="status-form sm:max-w-66"
      action={`/admin/enquiries/${id}/assignment`}
      preventScrollReset
    >
      <BackField />
      <Select
        key={assigneeId}
        name="assignee"
        label={`Assignee of ${name}`}
        options={assignees}
        value={assigneeId ?? 'nobody'}
        form={form}
      />
      <SubmitButton busyLabel="Assigning…">Assign</SubmitButton>
    </DeskForm>
  )
}

export function SpamForm({ id, name, isSpam }: ActionProps & { isSpam: boolean }) {
  const label = isSpam ? 'Not spam' : 'Mark as spam'
  return (
    <DeskForm action={`/admin/enquiries/${id}/spam`}>
      <BackField />
      <SubmitButton
        aria-label={`${label}: ${name}`}
        name="verdict"
        value={isSpam ? 'not-spam' : 'spam'}
      >
        {label}
      </SubmitButton>
    </DeskForm>
  )
}
