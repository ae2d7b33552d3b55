import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { findMailboxFault } from '#app/models/inbox/mailbox.server'
import { countUnmatched, listUnmatched } from '#app/models/inbox/unmatched.server'
import { titled } from '#app/routes/desk/desk-head'
import { EmptyList, Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { NumberedPager, readPage } from '#app/routes/desk/list/pager'
import { Banner } from '#app/ui/form/form-messages'
import { showReceived } from './inbox.server'
import { ReceivedMailCard } from './received-mail'

const PAGE_SIZE = 20
const MAX_SHOWN = 1500

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, settings } = site()
  const params = new URL(request.url).searchParams
  const { offset, ...pages } = readPage(params, await countUnmatched(db), PAGE_SIZE)
  const mails = await listUnmatched(db, { limit: PAGE_SIZE, offset })
  return {
    mails: await showReceived(site(), mails, MAX_SHOWN),
    ...pages,
    isSetUp: settings.imapUrl !== undefined,
    fault: (settings.imapUrl && (await findMailboxFault(db))?.fault) ?? '',
  }
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Unmatched emails')

const NOTICES = {
  attached: { tone: 'ok', text: 'The email is now in the history of its enquiry.' },
  dismissed: { tone: 'ok', text: 'The email is dismissed. It stays in the mailbox.' },
  gone: { tone: 'bad', text: 'A colleague has already attached or dismissed that email.' },
} satisfies NoticeTexts

export default function InboxPage() {
  const { mails, page, hasMore, isSetUp, fault } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className={mails.length === 0 ? 'mb-4' : 'mb-2'}>Unmatched emails</h1>
      {fault !== '' && <Banner tone="bad">{`Answers are not being fetched: ${fault}`}</Banner>}
      <Notice notices={NOTICES} />
      {mails.length === 0 ? (
        <EmptyList
          title="No unmatched emails"
          text={
            isSetUp
              ? 'Answers of visitors go straight to their enquiries. Emails that fit none are listed here.'
              : 'Replies of visitors are not fetched yet. Once whoever runs the server connects the mailbox, they appear in the history of their enquiries.'
          }
          {...(isSetUp && { link: { to: '/admin', label: 'To all enquiries' } })}
        />
      ) : (
        <>
          <p className="hint mb-4 max-w-xl">
            These emails fit no enquiry for certain. Attach an email to its enquiry, or dismiss it.
          </p>
          <ol className="grid max-w-3xl gap-4">
            {mails.map((mail) => (
              <li key={mail.id} className="min-w-0">
                <ReceivedMailCard mail={mail} />
              </li>
            ))}
          </ol>
        </>
      )}
      <NumberedPager label="Pages of emails" page={page} hasMore={hasMore} />
    </>
  )
}
