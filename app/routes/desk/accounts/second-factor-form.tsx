import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { OwnPasswordField } from '#app/routes/desk/form/back-field'
import { type FormRefusal, PageForm } from '#app/routes/desk/form/page-form'
import { type Moment, When } from '#app/routes/desk/when'
import { TextField } from '#app/ui/form/field'

export interface SecondFactorRefusal extends Omit<FormRefusal, 'values'> {
  intent: 'prove' | 'renew' | 'off'
}

interface SecondFactorFormProps {
  intent: SecondFactorRefusal['intent']
  refusal: SecondFactorRefusal | undefined
  submit: string
  isQuiet?: boolean
  children?: ReactNode
}

function SecondFactorForm(props: SecondFactorFormProps) {
  const { intent, refusal, submit, isQuiet, children } = props
  return (
    <PageForm
      formId={intent}
      refusal={refusal?.intent === intent ? refusal : undefined}
      showsFailure={false}
      className="mt-5"
      submit={{ label: submit, className: isQuiet ? 'btn-secondary' : undefined }}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <OwnPasswordField />
    </PageForm>
  )
}

interface SecondFactorProofProps {
  secret: string
  picture: string
  refusal: SecondFactorRefusal | undefined
}

export function SecondFactorProof({ secret, picture, refusal }: SecondFactorProofProps) {
  return (
    <>
      <ol className="steps mt-6 grid list-decimal gap-8 pl-6">
        <li>
          <h2>Add the site to your app</h2>
          <p className="text-ink-2">Scan this QR code, or type in the key below it.</p>
          <img
            className="my-4 rounded-(--r-md) border border-line"
            src={picture}
            alt="QR code of the key; the same key is written below"
            width="220"
            height="220"
          />
          <p className="secret text-[1.0625rem]">
            <code>{secret}</code>
          </p>
        </li>
        <li>
          <h2>Enter the code your app shows</h2>
          <SecondFactorForm intent="prove" refusal={refusal} submit="Turn on two-step login">
            <TextField label="Code" name="code" autoComplete="one-time-code" inputMode="numeric" />
          </SecondFactorForm>
        </li>
      </ol>
      <p className="mt-6">
        <Link className="text-link" to="/admin/accounts">
          Cancel
        </Link>
      </p>
    </>
  )
}

interface SecondFactorOnProps {
  since: Moment
  recoveryCodes: number
  refusal: SecondFactorRefusal | undefined
}

export function SecondFactorOn({ since, recoveryCodes, refusal }: SecondFactorOnProps) {
  return (
    <>
      <p className="my-5 text-ink-2">
        <span>Two-step login has been on since</span> <When {...since} />
        <span>{`. Recovery codes left: ${recoveryCodes}.`}</span>
      </p>
      <section className="office-box" aria-labelledby="renew">
        <h2 id="renew">New recovery codes</h2>
        <p className="hint">You get ten new codes, and your old ones stop working.</p>
        <SecondFactorForm intent="renew" refusal={refusal} submit="Create new codes" isQuiet />
      </section>
      <section className="office-box mt-5" aria-labelledby="off">
        <h2 id="off">Turn off two-step login</h2>
        <p className="hint">After that you log in with your password only.</p>
        <SecondFactorForm intent="off" refusal={refusal} submit="Turn off" isQuiet />
      </section>
      <p className="mt-6">
        <Link className="text-link" to="/admin/accounts">
          Back to accounts
        </Link>
      </p>
    </>
  )
}
