import { Form, Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'

interface ConfirmFormProps {
  cancel: { to: string; label?: string }
  /** Left out where there is nothing to confirm. */
  submit?: { label: string; busyLabel?: string; name?: string; value?: string }
  children?: ReactNode
}

/** The two answers to a question: back, or do it. */
export function ConfirmForm({ cancel, submit, children }: ConfirmFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { label, busyLabel = label, ...button } = submit ?? {}
  return (
    <Form method="post" replace aria-busy={isBusy} className="flex flex-wrap gap-3">
      {children}
      <Link className="btn btn-secondary" to={cancel.to}>
        {cancel.label ?? 'Cancel'}
      </Link>
      {submit && (
        <button className="btn btn-primary" type="submit" disabled={isBusy} {...button}>
          {isBusy ? busyLabel : label}
        </button>
      )}
    </Form>
  )
}
