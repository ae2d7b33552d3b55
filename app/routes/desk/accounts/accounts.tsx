import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { ownSessionId } from '#app/http/session-cookie.server'
import { listAccounts } from '#app/models/account/account.server'
import { countRecoveryCodes } from '#app/models/account/recovery-code.server'
import { momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { titled } from '#app/routes/desk/desk-head'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { AccountCard, OwnAccount, type ShownAccount } from './account-card'

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, company } = site()
  const ownSession = await ownSessionId(request)
  const shown = (instant: number) => momentIn(company.timeZone, instant)
  const all = await listAccounts(db)
  const owners = all.filter(({ role }) => role === 'owner')
  const visible = admin.role === 'owner' ? all : all.filter(({ id }) => id === admin.id)
  const accounts = visible.map((account) => ({
    ...account,
    isOwn: account.id === admin.id,
    isLastOwner: account.role === 'owner' && owners.length === 1,
    createdAt: shown(account.createdAt),
    lastSeenAt: account.lastSeenAt === null ? null : shown(account.lastSeenAt),
    sessions: account.sessions.map((session) => ({
      ...session,
      isThis: session.id === ownSession,
      createdAt: shown(session.createdAt),
      lastSeenAt: shown(session.lastSeenAt),
    })),
  }))
  return {
    accounts,
    isOwner: admin.role === 'owner',
    recoveryCodes: await countRecoveryCodes(db, admin.id),
  }
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Accounts')

const ownFirst = (one: ShownAccount, other: ShownAccount) => Number(other.isOwn) - Number(one.isOwn)

const NOTICES = {
  password: {
    tone: 'ok',
    text: 'Your password is changed. Your other devices are logged out.',
  },
  session: { tone: 'ok', text: 'Logged out of that device.' },
  'session-gone': { tone: 'bad', text: 'That device was already logged out.' },
  'logged-out': { tone: 'ok', text: 'The account is logged out everywhere.' },
  'role-owner': {
    tone: 'ok',
    text: 'The account is an owner now: it can change the site, accounts and privacy.',
  },
  'role-staff': {
    tone: 'ok',
    text: 'The account is for staff now: it can work enquiries and applications.',
  },
  'last-owner': {
    tone: 'bad',
    text: 'The last owner stays one. Make somebody else an owner first.',
  },
  removed: { tone: 'ok', text: 'The account is removed.' },
  gone: { tone: 'plain', text: 'That account no longer exists.' },
  'code-off': { tone: 'ok', text: 'Two-step login is off.' },
} satisfies NoticeTexts

export default function AccountsPage() {
  const { accounts, isOwner, recoveryCodes } = useLoaderData<typeof loader>()
  const own = accounts.find((account) => account.isOwn)
  return (
    <>
      <h1>Accounts</h1>
      <Notice notices={NOTICES} />
      {own && <OwnAccount account={own} recoveryCodes={recoveryCodes} />}
      <h2 className="mt-9 mb-1.5 text-[1.375rem]">
        {isOwner ? 'People with access' : 'Your devices'}
      </h2>
      {isOwner && (
        <p className="hint">
          Everyone here can see all enquiries and applications. Owners can also change the site,
          accounts and privacy. New colleagues sign up at /signup with the secret key, which whoever
          runs the server has. They begin as staff, and everyone gets an email when someone joins.
        </p>
      )}
      <ul className="accounts office-box mt-4 divide-y divide-line">
        {accounts.toSorted(ownFirst).map((account) => (
          <li key={account.id} className="py-3.5">
            <AccountCard account={account} canChangeRole={isOwner} />
          </li>
        ))}
      </ul>
    </>
  )
}
