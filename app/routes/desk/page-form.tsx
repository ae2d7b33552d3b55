import { Form, type FormProps, Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { AccountField, PostFailed } from './desk-form'

type Fields = Record<string, string[]>

/** Why the form is shown again. */
export interface FormRefusal {
  values: Record<string, string>
  fields: Fields
  banner: string
}

interface PageFormProps extends Omit<FormProps, 'method' | 'children'> {
  formId: string
  refusal: Omit<FormRefusal, 'values'> | undefined
  failure: string | undefined
  submit: { label: string; busyLabel?: string; className?: string }
  cancel?: string
  /** Stands at the end of the line of buttons. */
  more?: ReactNode
  children(errors: Fields): ReactNode
}

/** A form that is posted to its page, with what was wrong above it. */
export function PageForm(props: PageFormProps) {
  const { formId, refusal, failure, submit, cancel, more, children, ...form } = props
  const { label, busyLabel = label, className = 'btn-primary' } = submit
  const isBusy = useNavigation().formMethod === 'POST'
  const shown = isBusy ? undefined : refusal
  const fields = shown?.fields ?? {}
  return (
    <Form method="post" replace noValidate aria-busy={isBusy} {...form}>
      {shown && (
        <ErrorSummary formId={formId} banner={shown.banner} fields={fields} attempt={shown} />
      )}
      <AccountField />
      {children(fields)}
      {!isBusy && <PostFailed failure={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        {cancel && (
          <Link className="btn btn-secondary" to={cancel}>
            Cancel
          </Link>
        )}
        <button className={`btn ${className}`} type="submit" disabled={isBusy}>
          {isBusy ? busyLabel : label}
        </button>
        {more}
      </div>
    </Form>
  )
}
