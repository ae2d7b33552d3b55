import { useLocation } from '@remix-run/react'
import { showCount } from '#app/models/count'
import type { Mail, MailState } from '#app/models/mail/mail'
import { splitAtReferences } from '#app/models/text'
import { DeskForm } from '#app/routes/desk/desk-form'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Cell, HeadCell, StackedRow, StackedTable } from '#app/routes/desk/stacked-table'

/** A mail with times in the time zone of the company. */
interface ShownMail extends Omit<Mail, 'createdAt' | 'nextAttemptAt'> {
  queuedAt: string
  nextTryAt: string
}

const COLUMNS = ['Subject', 'State', 'Tries', 'Last error', 'Next try']
const KINDS = {
  enquiry: 'Enquiry',
  contact: 'Contact message',
  application: 'Application',
  acknowledgement: 'Acknowledgement',
  account: 'New account',
}

export function withWhom({
  kind,
  replyTo,
  to,
}: Pick<ShownMail, 'kind' | 'replyTo' | 'to'>): string {
  if (kind === 'acknowledgement') return `to ${to}`
  return to === '' ? `of ${replyTo}` : `of ${replyTo}, to ${to}`
}

export function MailTable({ mails, isSetUp }: { mails: ShownMail[]; isSetUp: boolean }) {
  const canSend = ({ state }: ShownMail) => state === 'failed' || (state === 'waiting' && isSetUp)
  return (
    <StackedTable caption="Mail, newest first" columns={COLUMNS} className="mails">
      {mails.map((mail) => (
        <StackedRow key={mail.id}>
          <HeadCell>
            <MailSubject>{mail.subject}</MailSubject>
            <span>{`${KINDS[mail.kind]} ${withWhom(mail)}`}</span>
            <span className="num">{mail.queuedAt}</span>
          </HeadCell>
          <Cell column="State">
            <span className={`badge badge-${mail.state}`}>{STATE_LABELS[mail.state]}</span>
          </Cell>
          <Cell column="Tries" className="num">
            {mail.attempts}
          </Cell>
          <Cell column="Last error">{mail.lastError || '–'}</Cell>
          <Cell column="Next try" className="num">
            {canSend(mail) ? (
              <>
                {mail.state === 'waiting' && <span>{mail.nextTryAt}</span>}
                <SendAgain mail={mail} />
              </>
            ) : (
              '–'
            )}
          </Cell>
        </StackedRow>
      ))}
    </StackedTable>
  )
}

function SendAgain({ mail }: { mail: ShownMail }) {
  const { search } = useLocation()
  return (
    <DeskForm action={`/admin/mails/${mail.id}/retry`} preventScrollReset>
      <input type="hidden" name="back" value={deskParams(search)} />
      <button className="btn btn-secondary btn-small" type="submit">
        Send again
        <span className="sr-only"> {mail.subject}</span>
      </button>
    </DeskForm>
  )
}

export const STATE_LABELS = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held as spam',
} satisfies Record<MailState, string>

export function mailNotice(waiting: number): string {
  const messages = waiting === 1 ? '1 message waits' : `${showCount(waiting, true)} messages wait`
  return `Mail is not set up: ${messages}. Set SMTP_URL.`
}

/** The subject of a mail, without a line break inside a reference. */
export function MailSubject({ children }: { children: string }) {
  return splitAtReferences(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <bdi className="whitespace-nowrap" key={part}>
        {part}
      </bdi>
    ),
  )
}
