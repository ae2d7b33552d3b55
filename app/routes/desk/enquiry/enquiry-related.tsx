import { Link } from '@remix-run/react'
import type { MailKind } from '#app/models/mail/mail'
import { StatusBadge } from '#app/routes/desk/enquiries/enquiry-facts'
import { STATE_LABELS } from '#app/routes/desk/mail/mail-table'
import { Icon } from '#app/ui/icon'
import type { EnquiryPageData } from './enquiry-page.server'

type EnquiryPersonProps = Pick<EnquiryPageData, 'others' | 'applications'>

export function EnquiryPerson({ others, applications }: EnquiryPersonProps) {
  const isFirst = others.length === 0 && applications.length === 0
  return (
    <section className="panel" id="person">
      <h2>From the same person</h2>
      {isFirst && <p className="hint">Nothing else from this email or phone.</p>}
      <ul className="rows">
        {others.map((other) => (
          <li key={other.id}>
            <Link className="text-link" to={`/admin/enquiries/${other.id}`}>
              <span>{other.type}</span>{' '}
              <span className="num whitespace-nowrap">{other.reference}</span>
            </Link>
            {other.isSpam ? (
              <span className="badge badge-held">Spam</span>
            ) : (
              <StatusBadge status={other.status} />
            )}
            <span className="num hint">{other.at}</span>
          </li>
        ))}
        {applications.map((application) => (
          <li key={application.id}>
            <Link
              className="text-link"
              to={`/admin/jobs?q=${encodeURIComponent(application.email)}`}
            >
              <span>{`Application: ${application.jobRole}`}</span>{' '}
              <span className="num whitespace-nowrap">{application.reference}</span>
            </Link>
            <span className="num hint">{application.at}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MAIL_LABELS: Partial<Record<MailKind, string>> = {
  acknowledgement: 'Acknowledgement',
  reply: 'Reply',
}

export function EnquiryMails({ mails }: Pick<EnquiryPageData, 'mails'>) {
  return (
    <section className="panel">
      <h2>Emails</h2>
      {mails.length === 0 && <p className="hint">None.</p>}
      <ul className="rows">
        {mails.map((mail) => (
          <li key={mail.id}>
            <span>{MAIL_LABELS[mail.kind] ?? 'Notice to staff'}</span>
            <span className={`badge badge-${mail.state}`}>{STATE_LABELS[mail.state]}</span>
            <span className="num hint">{mail.sentAt || mail.at}</span>
            {mail.lastError && mail.state !== 'sent' && <p className="hint">{mail.lastError}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EnquiryNavProps extends Pick<EnquiryPageData, 'neighbours'> {
  isSpam: boolean
  search: string
}

export function EnquiryNav({ isSpam, neighbours, search }: EnquiryNavProps) {
  const { previous, next } = neighbours
  return (
    <nav className="enquiry-nav flex gap-5" aria-label="List">
      <Link className="link back" to={`/admin${search}`}>
        <Icon name="arrow-left" size={18} /> <span>{isSpam ? 'Spam' : 'Enquiries'}</span>
      </Link>
      {previous && (
        <Link className="link" to={`/admin/enquiries/${previous}${search}`}>
          Previous<span className="sr-only"> enquiry</span>
        </Link>
      )}
      {next && (
        <Link className="link" to={`/admin/enquiries/${next}${search}`}>
          Next<span className="sr-only"> enquiry</span> <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
