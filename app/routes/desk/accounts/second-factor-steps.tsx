import { Form, Link } from '@remix-run/react'
import { TextField } from '#app/ui/form/field'
import { SecondFactorForm, type SecondFactorRefusal } from './second-factor-form'

interface SecondFactorProofProps {
  secret: string
  /** URL of the QR code. */
  picture: string
  refusal: SecondFactorRefusal | undefined
}

export function SecondFactorProof({ secret, picture, refusal }: SecondFactorProofProps) {
  return (
    <>
      <ol className="steps">
        <li>
          <h2>Give the secret to your app</h2>
          <p className="text-ink-2">Scan the picture, or type the letters below it.</p>
          <img
            className="qr"
            src={picture}
            alt="QR code of the secret; the same letters stand below"
            width="220"
            height="220"
          />
          <p className="secret">
            <code>{secret}</code>
          </p>
        </li>
        <li>
          <h2>Enter the code that it shows now</h2>
          <SecondFactorForm intent="prove" refusal={refusal} submit="Ask for codes from now on">
            {(errors) => (
              <TextField
                label="Code"
                name="code"
                formId="prove"
                autoComplete="one-time-code"
                inputMode="numeric"
                errors={errors.code}
              />
            )}
          </SecondFactorForm>
        </li>
      </ol>
      <p className="mt-6">
        <Link className="text-link" to="/admin/accounts">
          Leave it as it is
        </Link>
      </p>
    </>
  )
}

interface SecondFactorOnProps {
  since: string
  recoveryCodes: number
  refusal: SecondFactorRefusal | undefined
}

export function SecondFactorOn({ since, recoveryCodes, refusal }: SecondFactorOnProps) {
  return (
    <>
      <p className="my-5 text-ink-2">
        Your logins take a code since <span className="num">{since}</span>. Recovery codes left:{' '}
        {recoveryCodes}.
      </p>
      <section className="office-box" aria-labelledby="renew">
        <h2 id="renew">New recovery codes</h2>
        <p className="hint">Ten others; those you have open nothing any more.</p>
        <SecondFactorForm intent="renew" refusal={refusal} submit="Make new codes" isQuiet />
      </section>
      <section className="office-box mt-5" aria-labelledby="off">
        <h2 id="off">No code any more</h2>
        <p className="hint">A login will take your password alone.</p>
        <SecondFactorForm intent="off" refusal={refusal} submit="Switch it off" isQuiet />
      </section>
      <p className="mt-6">
        <Link className="text-link" to="/admin/accounts">
          Back to the accounts
        </Link>
      </p>
    </>
  )
}

export function SecondFactorIntro() {
  return (
    <>
      <p className="my-5 text-ink-2">
        With it, a login takes your password and six digits that an authenticator app on your phone
        shows. Whoever learns your password alone stays outside. You need an app such as Aegis,
        2FAS, Google Authenticator or the one of your password manager.
      </p>
      <Form method="post" replace className="flex flex-wrap gap-3">
        <Link className="btn btn-secondary" to="/admin/accounts">
          Not now
        </Link>
        <button className="btn btn-primary" type="submit" name="intent" value="begin">
          Set it up
        </button>
      </Form>
    </>
  )
}
