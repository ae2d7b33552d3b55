import { Link } from '@remix-run/react'
import type { Account, Session } from '#app/models/account/account.server'
import { countOf } from '#app/models/text'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { type Moment, When } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'

interface ShownSession extends Omit<Session, 'createdAt' | 'lastSeenAt'> {
  isThis: boolean
  createdAt: Moment
  lastSeenAt: Moment
}

export interface ShownAccount extends Omit<Account, 'createdAt' | 'lastSeenAt' | 'sessions'> {
  isOwn: boolean
  isLastOwner: boolean
  createdAt: Moment
  lastSeenAt: Moment | null
  sessions: ShownSession[]
}

const KINDS = { cookie: 'Browser', bearer: 'Script' }

interface AccountCardProps {
  account: ShownAccount
  canChangeRole: boolean
}

const ROLE_NAMES = { owner: 'Owner', staff: 'Staff' }

export function AccountCard({ account, canChangeRole }: AccountCardProps) {
  const { id, name, email, role, isOwn, isLastOwner, sessions } = account
  const { createdAt, lastSeenAt, hasSecondFactor } = account
  return (
    <article className="relative">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <div className="min-w-0 flex-[1_1_200px]">
          <h3 className="max-sm:pr-24">
            <span>{name}</span> {isOwn && <span className="badge badge-new">You</span>}
          </h3>
          <p className="hint">{email}</p>
        </div>
        <div className="hint flex flex-[5_1_300px] flex-wrap gap-x-5 min-[87.5rem]:grid min-[87.5rem]:grid-cols-[11rem_8.75rem_minmax(0,1fr)]">
          <span>{`${ROLE_NAMES[role]}, two-step login ${hasSecondFactor ? 'on' : 'off'}`}</span>
          <span>
            <span>Joined:</span> <When {...createdAt} />
          </span>
          {lastSeenAt && (
            <span>
              <span>Last seen:</span> <When {...lastSeenAt} />
            </span>
          )}
          {sessions.length === 0 && <span>Not logged in</span>}
        </div>
        {isLastOwner ? (
          <span className="lg:w-[216px]" />
        ) : (
          <details className="desk-fold max-sm:w-full lg:w-[216px] [&>summary]:max-sm:absolute [&>summary]:max-sm:-top-2.5 [&>summary]:max-sm:right-0">
            <summary>Change</summary>
            <div className="flex gap-2 lg:justify-end">
              {canChangeRole && <RoleButton account={account} />}
              <Link
                className="btn btn-secondary btn-small btn-danger"
                to={`/admin/accounts/${id}/removal`}
              >
                Remove<span className="sr-only"> {name}</span>
              </Link>
            </div>
          </details>
        )}
      </div>
      {sessions.length > 0 && (
        <ul className="sessions mt-2 border-l-2 border-line pl-4" aria-label={`Devices of ${name}`}>
          {sessions.map((session, at) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1.5"
            >
              <SessionLine session={session} />
              {at === 0 && !isOwn && (
                <DeskForm action={`/admin/accounts/${id}/log-out`} preventScrollReset>
                  <SubmitButton>
                    Log out everywhere<span className="sr-only">{`: ${name}`}</span>
                  </SubmitButton>
                </DeskForm>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function RoleButton({ account: { id, name, role } }: { account: ShownAccount }) {
  const other = role === 'owner' ? 'staff' : 'owner'
  return (
    <DeskForm action={`/admin/accounts/${id}/role`} preventScrollReset>
      <input type="hidden" name="role" value={other} />
      <SubmitButton>
        <span>{other === 'owner' ? 'Make owner' : 'Make staff'}</span>
        <span className="sr-only">{`: ${name}`}</span>
      </SubmitButton>
    </DeskForm>
  )
}

function SessionLine({ session }: { session: ShownSession }) {
  const { id, kind, isThis, createdAt, lastSeenAt } = session
  const device = session.device || 'Unknown device'
  return (
    <>
      <p className="flex-[1_1_220px] text-sm leading-[1.6]">
        <b>{device}</b> {isThis && <span className="badge badge-sent">This device</span>}
        <span>
          <span>{`${KINDS[kind]}, logged in:`}</span> <When {...createdAt} />
          <span>, last seen:</span> <When {...lastSeenAt} />
        </span>
      </p>
      {!isThis && (
        <DeskForm action={`/admin/sessions/${id}/end`} preventScrollReset>
          <SubmitButton>
            Log out<span className="sr-only">{` of ${device}`}</span>
          </SubmitButton>
        </DeskForm>
      )}
    </>
  )
}

interface OwnAccountProps {
  account: ShownAccount
  recoveryCodes: number
}

export function OwnAccount({ account, recoveryCodes }: OwnAccountProps) {
  const left = countOf(recoveryCodes, 'recovery code is', 'recovery codes are')
  return (
    <section className="office-box mt-4" aria-labelledby="own">
      <h2 id="own">Your account</h2>
      <p className="text-ink-2">
        {`${account.name}, ${account.email}. ${
          account.hasSecondFactor ? `Two-step login is on; ${left} left.` : 'Two-step login is off.'
        }`}
      </p>
      <div className="office-acts">
        <Link className="btn btn-secondary btn-small" to="/admin/accounts/password">
          <Icon name="key-round" size={18} /> Change password
        </Link>
        <Link className="btn btn-secondary btn-small" to="/admin/accounts/second-factor">
          <Icon name="smartphone" size={18} />
          <span>{account.hasSecondFactor ? 'Two-step login' : 'Turn on two-step login'}</span>
        </Link>
        <DeskForm action={`/admin/accounts/${account.id}/log-out`}>
          <SubmitButton>
            <Icon name="log-out" size={18} /> Log out everywhere
          </SubmitButton>
        </DeskForm>
      </div>
    </section>
  )
}
