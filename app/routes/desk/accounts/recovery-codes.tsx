import { Link } from '@remix-run/react'

import { Banner } from '#app/ui/form/form-messages'

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
        <ol className="codes mt-4 grid list-decimal grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-6 gap-y-2 pl-8 text-[1.0625rem]">
          {codes.map((code) => (
            <li key={code} className="pl-1.5">
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
