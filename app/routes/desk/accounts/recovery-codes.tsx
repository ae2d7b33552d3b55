import { Link } from '@remix-run/react'

import { Banner } from '#app/ui/form-messages'

interface RecoveryCodesProps {
  codes: string[]
  isRenewal: boolean
}

export function RecoveryCodes({ codes, isRenewal }: RecoveryCodesProps) {
  return (
    <>
      <section className="office-box print-too my-5" aria-labelledby="codes">
        <Banner tone="ok">
          {isRenewal
            ? 'The codes you had before open nothing any more.'
            : 'A login takes a code now. Keep these for the day without your phone.'}
        </Banner>
        <h2 id="codes">Your recovery codes</h2>
        <p className="hint">
          Each opens the desk once. They are shown only now: print or write them down.
        </p>
        <ol className="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <Link className="btn btn-primary" to="/admin/accounts">
        I have them
      </Link>
    </>
  )
}
