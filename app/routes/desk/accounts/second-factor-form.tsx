import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { PasswordField } from '#app/ui/form/password-field'

export interface SecondFactorRefusal {
  intent: 'prove' | 'renew' | 'off'
  fields: Record<string, string[]>
  banner: string
}

interface SecondFactorFormProps {
  intent: SecondFactorRefusal['intent']
  refusal: SecondFactorRefusal | undefined
  submit: string
  isQuiet?: boolean
  children?: (errors: Record<string, string[]>) => ReactNode
}

export function SecondFactorForm(props: SecondFactorFormProps) {
  const { intent, refusal, submit, isQuiet, children } = props
  const isBusy = useNavigation().state !== 'idle'
  const said = isBusy || refusal?.intent !== intent ? undefined : refusal
  const errors: Record<string, string[]> = said?.fields ?? {}
  return (
    <Form method="post" replace noValidate aria-busy={isBusy} className="mt-5">
      <input type="hidden" name="intent" value={intent} />
      {said && <ErrorSummary formId={intent} banner={said.banner} fields={errors} attempt={said} />}
      {children?.(errors)}
      <PasswordField
        label="Your password"
        name="current"
        formId={intent}
        autoComplete="current-password"
        errors={errors.current}
      />
      <button
        className={`btn ${isQuiet ? 'btn-secondary' : 'btn-primary'}`}
        type="submit"
        disabled={isBusy}
      >
        {submit}
      </button>
    </Form>
  )
}
