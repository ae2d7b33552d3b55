import { Form, useLocation } from '@remix-run/react'

import { withParams } from '#app/http/search-params'
import { STATE_WORDS } from './mail-strip'
import type { ShownMail } from './mails'
import { TableBox } from './table-box'

const COLUMNS = ['Subject', 'State', 'Tries', 'Last error', 'Next try']
const KINDS = {
  enquiry: 'Enquiry',
  contact: 'Contact message',
  application: 'Application',
  acknowledgement: 'Acknowledgement',
  account: 'New account',
}

export function MailTable({ mails, isSetUp }: { mails: ShownMail[]; isSetUp: boolean }) {
  const canSend = ({ state }: ShownMail) => state === 'failed' || (state === 'waiting' && isSetUp)
  return (
    <TableBox caption="Mail, newest first" columns={COLUMNS} className="mails">
      {mails.map((mail) => (
        <tr key={mail.id}>
          <th scope="row">
            {mail.subject}
            <span>
              {KINDS[mail.kind]} of {mail.replyTo}
            </span>
            <span className="num">{mail.queuedAt}</span>
          </th>
          <td>
            <span className={`badge badge-${mail.state}`}>{STATE_WORDS[mail.state]}</span>
          </td>
          <td className="num">{mail.attempts}</td>
          <td>{mail.lastError || '–'}</td>
          <td className="num">
            {mail.state === 'waiting' && isSetUp && mail.nextTryAt}
            {canSend(mail) ? <SendAgain mail={mail} /> : '–'}
          </td>
        </tr>
      ))}
    </TableBox>
  )
}

function SendAgain({ mail }: { mail: ShownMail }) {
  const { search } = useLocation()
  return (
    <Form method="post" action={`/admin/mails/${mail.id}/retry`} preventScrollReset>
      <input type="hidden" name="back" value={withParams(search, { again: '' })} />
      <button className="btn btn-secondary btn-small" type="submit">
        Send again
        <span className="sr-only"> {mail.subject}</span>
      </button>
    </Form>
  )
}
