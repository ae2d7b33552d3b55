import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { FormContext } from '#app/ui/form/field'
import { OwnPasswordField } from './back-field'
import { PagePostFailed, useIsPosting } from './post-failure'

interface ConfirmFormProps {
  cancel: { to: string; label?: string }
  /** Missing if there is nothing to confirm. */
  submit?: { label: string; busyLabel?: string; name?: string; value?: string }
  children?: ReactNode
  /** Error message of the password field, '' before the first attempt; undefined for no password field. */
  password?: string
  /** False where the page itself shows why the post failed. */
  showsFailure?: boolean
}

export function ConfirmForm(props: ConfirmFormProps) {
  const { cancel, submit, children, password, showsFailure = true } = props
  const isBusy = useIsPosting()
  const { label, busyLabel = label, ...button } = submit ?? {}
  const errors = password && !isBusy ? { current: [password] } : {}
  return (
    <>
      {showsFailure && <PagePostFailed />}
      <Form method="post" replace aria-busy={isBusy} className="flex flex-wrap gap-3">
        {children}
        {password !== undefined && submit && (
          <div className="w-full">
            <FormContext.Provider value={{ formId: 'confirm', values: {}, errors }}>
              <OwnPasswordField />
            </FormContext.Provider>
          </div>
        )}
        <Link className="btn btn-secondary" to={cancel.to}>
          {cancel.label ?? 'Cancel'}
        </Link>
        {submit && (
          <button className="btn btn-primary" type="submit" disabled={isBusy} {...button}>
            {isBusy ? busyLabel : label}
          </button>
        )}
      </Form>
    </>
  )
}

interface ConfirmPageProps extends ConfirmFormProps {
  question: string
  text: ReactNode
  notice?: ReactNode
}

export function ConfirmPage({ question, text, notice, ...form }: ConfirmPageProps) {
  return (
    <div className="max-w-xl">
      <h1>{question}</h1>
      <p className="my-5 text-ink-2">{text}</p>
      {notice}
      <ConfirmForm {...form} />
    </div>
  )
}
