import { Link } from '@remix-run/react'
import type { Account, Session } from '#app/models/account/account.server'
import { DeskForm, SubmitButton } from '#app/routes/desk/desk-form'
import { Facts } from '#app/routes/desk/facts'
import { Icon } from '#app/ui/icon'

interface ShownSession extends Omit<Session, 'createdAt' | 'lastSeenAt'> {
  isThis: boolean
  createdAt: string
  lastSeenAt: string
}

/** An account with times in the time zone of the company. */
export interface ShownAccount extends Omit<Account, 'createdAt' | 'lastSeenAt' | 'sessions'> {
  isOwn: boolean
  createdAt: string
  lastSeenAt: string
  sessions: ShownSession[]
}

const KINDS = { cookie: 'Browser', bearer: 'Script' }

export function AccountCard({ account, isOnly }: { account: ShownAccount; isOnly: boolean }) {
  const { id, name, email, isOwn, sessions } = account
  return (
    <article className="office-box account">
      <header>
        <h3>
          <span>{name}</span> {isOwn && <span className="badge badge-new">You</span>}
        </h3>
        {!isOwn && sessions.length > 0 && (
          <DeskForm action={`/admin/accounts/${id}/sign-out`} preventScrollReset>
            <SubmitButton>
              Sign out everywhere<span className="sr-only">{`: ${name}`}</span>
            </SubmitButton>
          </DeskForm>
        )}
        {!isOnly && (
          <Link
            className="btn btn-secondary btn-small btn-danger"
            to={`/admin/accounts/${id}/removal`}
          >
            Remove<span className="sr-only"> {name}</span>
          </Link>
        )}
      </header>
      <Facts
        facts={[
          ['Email', email],
          ['Since', account.createdAt, 'num'],
          ['Last seen', account.lastSeenAt, 'num'],
          ['Code at login', account.hasSecondFactor ? 'On' : 'Off'],
        ]}
      />
      {sessions.length === 0 ? (
        <p className="hint">Not signed in.</p>
      ) : (
        <ul className="sessions" aria-label={`Sessions of ${name}`}>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionLine session={session} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function SessionLine({ session }: { session: ShownSession }) {
  const { id, kind, isThis, createdAt, lastSeenAt } = session
  const device = session.device || 'Unknown program'
  return (
    <>
      <p>
        <b>{device}</b> {isThis && <span className="badge badge-sent">This browser</span>}
        <span className="num">
          <span>{`${KINDS[kind]}, since`}</span> <Time>{createdAt}</Time>
          <span>, last seen</span> <Time>{lastSeenAt}</Time>
        </span>
      </p>
      {!isThis && (
        <DeskForm action={`/admin/sessions/${id}/end`} preventScrollReset>
          <SubmitButton>
            End<span className="sr-only">{` the session ${device}`}</span>
          </SubmitButton>
        </DeskForm>
      )}
    </>
  )
}

function Time({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>
}

interface OwnAccountProps {
  account: ShownAccount
  recoveryCodes: number
}

export function OwnAccount({ account, recoveryCodes }: OwnAccountProps) {
  const left = recoveryCodes === 1 ? '1 recovery code is' : `${recoveryCodes} recovery codes are`
  return (
    <section className="office-box mt-6" aria-labelledby="own">
      <h2 id="own">Your account</h2>
      <p className="text-ink-2">
        {`${account.name}, ${account.email}. ${
          account.hasSecondFactor
            ? `A login takes your password and a code; ${left} left.`
            : 'Two-step login is off.'
        }`}
      </p>
      <div className="office-acts">
        <Link className="btn btn-secondary btn-small" to="/admin/accounts/password">
          <Icon name="key-round" size={18} /> Change password
        </Link>
        <Link className="btn btn-secondary btn-small" to="/admin/accounts/second-factor">
          <Icon name="smartphone" size={18} />
          <span>
            {account.hasSecondFactor ? 'Code and recovery codes' : 'Turn on two-step login'}
          </span>
        </Link>
        <DeskForm action={`/admin/accounts/${account.id}/sign-out`}>
          <SubmitButton>
            <Icon name="log-out" size={18} /> Sign out everywhere
          </SubmitButton>
        </DeskForm>
      </div>
    </section>
  )
}
