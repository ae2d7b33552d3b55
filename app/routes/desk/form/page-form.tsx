import { Form, type FormProps, Link } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { FormContext } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { AccountField } from './back-field'
import { PagePostFailed, useIsPosting } from './post-failure'
import { UNSAVED, useLeaveQuestion } from './use-leave-question'

export interface FormRefusal {
  values: Record<string, string>
  fields: Record<string, string[]>
  banner: string
}

interface PageFormProps extends Omit<FormProps, 'method' | 'children'> {
  formId: string
  values?: Partial<Record<string, string>> | undefined
  refusal: Omit<FormRefusal, 'values'> | undefined
  /** False where the page itself shows why the post failed. */
  showsFailure?: boolean
  submit: { label: string; busyLabel?: string; className?: string }
  cancel?: string
  more?: ReactNode
  children: ReactNode
}

/** Fields that no browser fills in. */
const TYPED =
  'textarea, input:is([type=text], [type=url], [type=email]):is(:not([autocomplete]), [autocomplete=off])'

export function PageForm(props: PageFormProps) {
  const { formId, values = {}, refusal, showsFailure = true, submit, ...others } = props
  const { cancel, more, children, ...form } = others
  const { label, busyLabel = label, className = 'btn-primary' } = submit
  const isBusy = useIsPosting()
  const shown = isBusy ? undefined : refusal
  const errors = shown?.fields ?? {}
  const box = useRef<HTMLFormElement>(null)
  const isUnsaved = () =>
    [...(box.current?.querySelectorAll<HTMLInputElement>(TYPED) ?? [])].some(
      (field) => refusal || field.value !== field.defaultValue,
    )
  useLeaveQuestion(isUnsaved, UNSAVED)
  return (
    <Form method="post" replace noValidate aria-busy={isBusy} {...form} ref={box}>
      {shown && (
        <ErrorSummary formId={formId} banner={shown.banner} fields={errors} attempt={shown} />
      )}
      <AccountField />
      <FormContext.Provider value={{ formId, values, errors }}>{children}</FormContext.Provider>
      {showsFailure && <PagePostFailed />}
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
