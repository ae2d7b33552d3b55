import { Link } from '@remix-run/react'
import { STATE_LABELS } from '#app/models/mail/mail'
import type { Mail } from '#app/models/mail/mail-list.server'
import { SendAgain } from '#app/routes/desk/form/desk-form'
import { type Column, StackedTable } from '#app/routes/desk/stacked-table'
import { type Moment, When } from '#app/routes/desk/when'
import { MailSubject } from './mail-subject'

interface ShownMail extends Omit<Mail, 'createdAt' | 'nextAttemptAt'> {
  queuedAt: Moment
  nextAttemptAt: Moment
}

const KINDS = {
  enquiry: 'Enquiry',
  contact: 'Contact message',
  application: 'Application',
  acknowledgement: 'Acknowledgement',
  account: 'New account',
  notice: 'Notice from the site',
  reply: 'Reply',
  summary: 'Summary',
}

type Addressed = Pick<Mail, 'kind' | 'replyTo' | 'to'>

export function correspondent({ kind, replyTo, to }: Addressed): string {
  if (kind === 'acknowledgement' || kind === 'reply') return `to ${to}`
  if (kind === 'notice' || kind === 'summary') return 'to staff'
  return to === '' ? `from ${replyTo}` : `from ${replyTo}, to ${to}`
}

const PAGES: Partial<Record<ShownMail['kind'], string>> = {
  enquiry: '/admin/enquiries/',
  contact: '/admin/enquiries/',
  reply: '/admin/enquiries/',
  application: '/admin/jobs/',
}

function SubjectLink({ mail: { kind, subject, subjectId } }: { mail: ShownMail }) {
  const page = PAGES[kind]
  if (page === undefined) return <MailSubject>{subject}</MailSubject>
  return (
    <Link to={page + subjectId} data-row="">
      <MailSubject>{subject}</MailSubject>
    </Link>
  )
}

const COLUMNS: Column<ShownMail>[] = [
  {
    name: 'Subject',
    isRowHead: true,
    cell: (mail) => (
      <>
        <SubjectLink mail={mail} />
        <span>{`${KINDS[mail.kind]} ${correspondent(mail)}`}</span>
      </>
    ),
  },
  {
    name: 'Queued',
    className: 'num',
    isInline: true,
    cell: ({ queuedAt }) => <When {...queuedAt} />,
  },
  {
    name: 'State',
    isInline: true,
    cell: (mail) => <span className={`badge badge-${mail.state}`}>{stateInWords(mail)}</span>,
  },
]

const ATTEMPT_COLUMNS: Column<ShownMail>[] = [
  { name: 'Tries', className: 'num', cell: ({ attempts }) => attempts },
  { name: 'Last error', cell: ({ lastError }) => lastError || '–' },
]

export function MailTable({ mails, isSetUp }: { mails: ShownMail[]; isSetUp: boolean }) {
  const nextAttempt = (mail: ShownMail) => {
    const isWaiting = mail.state === 'waiting'
    if (mail.state !== 'failed' && !(isWaiting && isSetUp)) return '–'
    return (
      <>
        {isWaiting && <When {...mail.nextAttemptAt} />}
        <SendAgain action={`/admin/mails/${mail.id}/retry`} about={` ${mail.subject}`} />
      </>
    )
  }
  // Columns that are empty for every email are left out.
  const hasAttempts = mails.some(({ attempts, state }) => attempts > 0 || state === 'failed')
  const hasNext = mails.some((mail) => nextAttempt(mail) !== '–')
  return (
    <StackedTable
      caption="Emails, newest first"
      className="mails"
      columns={[
        ...COLUMNS,
        ...(hasAttempts ? ATTEMPT_COLUMNS : []),
        ...(hasNext ? [{ name: 'Next try', className: 'num', cell: nextAttempt }] : []),
      ]}
      rows={mails}
      keyOf={({ id }) => id}
    />
  )
}

function stateInWords({ state, isInSummary }: Pick<Mail, 'state' | 'isInSummary'>): string {
  if (isInSummary && state === 'waiting') return 'Waiting for the next summary'
  return isInSummary && state === 'sent' ? 'Sent in a summary' : STATE_LABELS[state]
}
