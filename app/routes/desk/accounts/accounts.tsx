import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { ownSessionId, requireAdmin } from '#app/http/session.server'
import { listAccounts } from '#app/models/account/account.server'
import { countRecoveryCodes } from '#app/models/account/recovery-code.server'
import { minuteIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { titled } from '#app/routes/desk/desk-head'
import { Notices, type NoticeTexts } from '#app/routes/desk/list-parts'
import { AccountCard, OwnAccount, type ShownAccount } from './account-card'

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db, company } = site()
  const ownSession = await ownSessionId(request)
  const shown = (instant: number) => minuteIn(company.timeZone, instant)
  const accounts = (await listAccounts(db)).map((account) => ({
    ...account,
    isOwn: account.id === admin.id,
    createdAt: shown(account.createdAt),
    lastSeenAt: account.lastSeenAt === null ? 'Not yet' : shown(account.lastSeenAt),
    sessions: account.sessions.map((session) => ({
      ...session,
      isThis: session.id === ownSession,
      createdAt: shown(session.createdAt),
      lastSeenAt: shown(session.lastSeenAt),
    })),
  }))
  return { accounts, recoveryCodes: await countRecoveryCodes(db, admin.id) }
}

export { shouldRevalidate } from '#app/routes/desk/desk-form'

export const meta = titled('Accounts')

const ownFirst = (one: ShownAccount, other: ShownAccount) => Number(other.isOwn) - Number(one.isOwn)

const NOTICES = {
  'done=password': {
    tone: 'ok',
    text: 'Your password is changed. Your other sessions have ended.',
  },
  'done=session': { tone: 'ok', text: 'The session has ended.' },
  'done=session-gone': { tone: 'bad', text: 'That session had ended already.' },
  'done=signed-out': { tone: 'ok', text: 'The account is signed out everywhere.' },
  'done=removed': { tone: 'ok', text: 'The account is removed.' },
  'done=gone': { tone: 'plain', text: 'There is no such account any more.' },
  'done=code-off': { tone: 'ok', text: 'Your logins take no code any more.' },
} satisfies NoticeTexts

export default function AccountsPage() {
  const { accounts, recoveryCodes } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const own = accounts.find((account) => account.isOwn)
  return (
    <>
      <h1>Accounts</h1>
      <Notices params={params} notices={NOTICES} />
      {own && <OwnAccount account={own} recoveryCodes={recoveryCodes} />}
      <h2 className="mt-9 mb-1.5 text-[1.375rem]">People with access</h2>
      <p className="hint">
        Everybody here sees every enquiry and application. A new colleague signs up with the secret
        key; all of you are told by email.
      </p>
      <ul className="accounts mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,420px),1fr))] gap-4">
        {accounts.toSorted(ownFirst).map((account) => (
          <li key={account.id}>
            <AccountCard account={account} isOnly={accounts.length === 1} />
          </li>
        ))}
      </ul>
    </>
  )
}
