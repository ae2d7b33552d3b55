import { Link } from '@remix-run/react'

import { SecondFactorForm, type SecondFactorRefusal } from './second-factor-form'

interface SecondFactorOnProps {
  /** Day and time. */
  since: string
  /** How many are left. */
  recoveryCodes: number
  refusal: SecondFactorRefusal | undefined
}

/** While logins take a code: other recovery codes, or no code any more. */
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
