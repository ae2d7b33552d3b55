import { Link } from '@remix-run/react'
import { STATE_LABELS } from '#app/models/mail/mail'
import { StatusBadge } from '#app/routes/desk/enquiries/enquiry-facts'
import { When } from '#app/routes/desk/when'
import type { EnquiryPageData } from './enquiry-page.server'

type SamePersonProps = Pick<EnquiryPageData, 'others' | 'applications'>

export function SamePerson({ others, applications }: SamePersonProps) {
  if (others.length === 0 && applications.length === 0) return null
  return (
    <section className="panel max-lg:order-2" id="person">
      <h2>From the same person</h2>
      <ul className="rows gap-2.5">
        {others.map((other) => (
          <li key={other.id}>
            <Link className="text-link" to={`/admin/enquiries/${other.id}`}>
              <span>{other.type}</span>{' '}
              <span className="num whitespace-nowrap">{other.reference}</span>
            </Link>
            <StatusBadge status={other.status} isSpam={other.isSpam} />
            <span className="hint">
              <When {...other} />
            </span>
          </li>
        ))}
        {applications.map((application) => (
          <li key={application.id}>
            <Link className="text-link" to={`/admin/jobs/${application.id}`}>
              <span>{`Application: ${application.jobRole}`}</span>{' '}
              <span className="num whitespace-nowrap">{application.reference}</span>
            </Link>
            <span className="hint">
              <When {...application} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RelatedMails({ mails }: Pick<EnquiryPageData, 'mails'>) {
  if (mails.length === 0) return null
  return (
    <section className="panel max-lg:order-2">
      <h2>Emails</h2>
      <ul className="rows gap-2.5">
        {mails.map((mail) => (
          <li key={mail.id}>
            <span>{mail.kind === 'acknowledgement' ? 'Acknowledgement' : 'Notice to staff'}</span>
            <span className={`badge badge-${mail.state}`}>{STATE_LABELS[mail.state]}</span>
            <span className="hint">
              <When {...mail} />
            </span>
            {mail.lastError && mail.state !== 'sent' && (
              <p className="hint w-full">{mail.lastError}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
