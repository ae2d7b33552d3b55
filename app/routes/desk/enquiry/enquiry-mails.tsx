import { STATE_WORDS } from '#app/routes/desk/mail/mail-strip'
import type { EnquiryPageData } from './enquiry-page.server'

/** The mails about an enquiry, and what became of each. */
export function EnquiryMails({ mails }: Pick<EnquiryPageData, 'mails'>) {
  return (
    <section className="panel">
      <h2>Mail about it</h2>
      {mails.length === 0 && <p className="hint">None.</p>}
      <ul className="rows">
        {mails.map((mail) => (
          <li key={mail.id}>
            <span>{mail.kind === 'acknowledgement' ? 'Acknowledgement' : 'Notice to staff'}</span>
            <span className={`badge badge-${mail.state}`}>{STATE_WORDS[mail.state]}</span>
            <span className="num hint">{mail.sentAt || mail.at}</span>
            {mail.lastError && mail.state !== 'sent' && <p className="hint">{mail.lastError}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
