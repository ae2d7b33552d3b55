import { Link } from '@remix-run/react'

import { DeskForm } from '#app/routes/desk/desk-form'
import { Icon } from '#app/ui/icon'
import type { ShownAccount } from './accounts'

interface OwnAccountProps {
  account: ShownAccount
  /** How many are left. */
  recoveryCodes: number
}

/** What one can do for one's own account. */
export function OwnAccount({ account, recoveryCodes }: OwnAccountProps) {
  const left = recoveryCodes === 1 ? '1 recovery code is' : `${recoveryCodes} recovery codes are`
  return (
    <section className="office-box mt-6" aria-labelledby="own">
      <h2 id="own">Your account</h2>
      <p className="text-ink-2">
        {account.name}, {account.email}.{' '}
        {account.hasSecondFactor
          ? `A login takes your password and a code; ${left} left.`
          : 'A login takes your password alone.'}
      </p>
      <div className="office-acts">
        <Link className="btn btn-secondary btn-small" to="/admin/accounts/password">
          <Icon name="key-round" size={18} /> Change password
        </Link>
        <Link className="btn btn-secondary btn-small" to="/admin/accounts/second-factor">
          <Icon name="smartphone" size={18} />
          {account.hasSecondFactor ? 'Code and recovery codes' : 'Ask for a code too'}
        </Link>
        <DeskForm action={`/admin/accounts/${account.id}/sign-out`}>
          <button className="btn btn-secondary btn-small" type="submit">
            <Icon name="log-out" size={18} /> Sign out everywhere
          </button>
        </DeskForm>
      </div>
    </section>
  )
}
