import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { showCount } from '#app/models/count'
import { MAIL_STATES, type MailState, STATE_LABELS } from '#app/models/mail/mail'
import { countMailsByState, listMails } from '#app/models/mail/mail-list.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { titled } from '#app/routes/desk/desk-head'
import { EmptyList, Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { type ListView, ListViews } from '#app/routes/desk/list/list-views'
import { NumberedPager, readPage } from '#app/routes/desk/list/pager'
import { MailTable } from './mail-table'

const PAGE_SIZE = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireAdmin(request)
  const { db, company } = site()
  const params = new URL(request.url).searchParams
  const state = MAIL_STATES.find((known) => known === params.get('state'))
  const counts = await countMailsByState(db)
  const matching = state ? counts[state] : sumOf(counts)
  const { offset, ...pages } = readPage(params, matching, PAGE_SIZE)
  const list = await listMails(db, { state }, { limit: PAGE_SIZE, offset })
  const mails = list.map(({ createdAt, nextAttemptAt, ...mail }) => ({
    ...mail,
    queuedAt: momentIn(company.timeZone, createdAt),
    nextAttemptAt: momentIn(company.timeZone, nextAttemptAt),
  }))
  const isSetUp = mailOf(site()).smtpUrl !== undefined
  return { mails, counts, state, ...pages, isSetUp, isOwner: role === 'owner' }
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Emails')

const NOTICES = {
  again: { tone: 'ok', text: 'The email was queued again.' },
  'not-again': { tone: 'bad', text: 'That email has already been sent, or it no longer exists.' },
} satisfies NoticeTexts

export default function MailsPage() {
  const { mails, counts, state, page, hasMore, isSetUp, isOwner } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>Emails</h1>
      <Notice notices={NOTICES} />
      {!isSetUp && (
        <p className="hint mt-2 mb-4.5">
          <span>Emails wait here until the site can send them. </span>
          {isOwner ? (
            <Link className="text-link" to="/admin/site/mail">
              Set up the mail server
            </Link>
          ) : (
            <span>Ask an owner to set up the mail server.</span>
          )}
        </p>
      )}
      <ListViews label="Lists of emails" groups={[viewsOf(counts, state)]} />
      {mails.length === 0 ? (
        <EmptyList
          title={state ? 'No emails here' : 'No emails yet'}
          text={state ? NONE_IN_STATE[state] : NO_EMAILS}
          link={
            state
              ? { to: '/admin/mails', label: 'Show all emails' }
              : { to: '/admin', label: 'All enquiries' }
          }
        />
      ) : (
        <MailTable mails={mails} isSetUp={isSetUp} />
      )}
      <NumberedPager label="Pages of emails" page={page} hasMore={hasMore} />
    </>
  )
}

const NO_EMAILS = 'You get an email for every enquiry, message and application.'
const NONE_IN_STATE = {
  waiting: 'No email is waiting.',
  sent: 'No email has been sent.',
  failed: 'No email has failed.',
  held: 'No email is held as spam.',
} satisfies Record<MailState, string>

type Counts = Record<MailState, number>

const sumOf = (counts: Counts) => MAIL_STATES.reduce((sum, state) => sum + counts[state], 0)

function viewsOf(counts: Counts, current: MailState | undefined): ListView[] {
  return [undefined, ...MAIL_STATES].map((state) => ({
    label: state === 'held' ? 'Spam' : state ? STATE_LABELS[state] : 'All',
    to: `/admin/mails${state ? `?state=${state}` : ''}`,
    count: showCount(state ? counts[state] : sumOf(counts)),
    isCurrent: state === current,
  }))
}
