import { Link } from '@remix-run/react'

import { TextField } from '#app/ui/field'
import { SecondFactorForm, type SecondFactorRefusal } from './second-factor-form'

interface SecondFactorProofProps {
  secret: string
  /** Address of the QR code, drawn on the server. */
  picture: string
  refusal: SecondFactorRefusal | undefined
}

/** The secret as a picture and as text, and the code that proves the app has it. */
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
