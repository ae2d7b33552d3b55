import { Form, useNavigation } from '@remix-run/react'

import { AssigneeOptions, type Colleague } from '#app/routes/desk/enquiries/assignee-options'
import { BackField } from '#app/routes/desk/enquiries/change-banner'

interface ActProps {
  id: string
  /** Whose enquiry it is, for those who cannot see which one the button stands in. */
  name: string
}

interface ActButtonProps {
  isSending: boolean
  name: string
  children: string
}

function ActButton({ isSending, name, children }: ActButtonProps) {
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

/** One tap to make an enquiry one's own. */
export function TakeForm({ id, name, adminId }: ActProps & { adminId: string }) {
  const action = `/admin/enquiries/${id}/assignment`
  const isSending = useNavigation().formAction === action
  return (
    <Form method="post" action={action} preventScrollReset>
      <BackField />
      <input type="hidden" name="assignee" value={adminId} />
      <ActButton isSending={isSending} name={name}>
        {isSending ? 'Taking…' : 'Take it'}
      </ActButton>
    </Form>
  )
}

interface AssignFormProps extends ActProps {
  assigneeId: string | null
  colleagues: Colleague[]
  adminId: string
}

/** Gives an enquiry to any colleague. */
export function AssignForm({ id, name, assigneeId, colleagues, adminId }: AssignFormProps) {
  const action = `/admin/enquiries/${id}/assignment`
  const isSending = useNavigation().formAction === action
  return (
    <Form className="status-form" method="post" action={action} preventScrollReset>
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
    </Form>
  )
}

/** Into the spam folder, or out of it. */
export function SpamForm({ id, name, isSpam }: ActProps & { isSpam: boolean }) {
  const action = `/admin/enquiries/${id}/spam`
  const isSending = useNavigation().formAction === action
  return (
    <Form method="post" action={action}>
      <BackField />
      <input type="hidden" name="verdict" value={isSpam ? 'not-spam' : 'spam'} />
      <ActButton isSending={isSending} name={name}>
        {isSpam ? 'Not spam' : 'Mark as spam'}
      </ActButton>
    </Form>
  )
}
