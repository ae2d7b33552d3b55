import { Link } from '@remix-run/react'
import { STATE_LABELS } from '#app/models/mail/mail'
import { StatusBadge } from '#app/routes/desk/enquiries/enquiry-facts'
import { When } from '#app/routes/desk/when'
import { Banner } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import type { EnquiryPageData } from './enquiry-page.server'

type EnquiryPersonProps = Pick<EnquiryPageData, 'others' | 'applications'>

export function EnquiryPerson({ others, applications }: EnquiryPersonProps) {
  const isFirst = others.length === 0 && applications.length === 0
  return (
    <section className="panel" id="person">
      <h2>From the same person</h2>
      {isFirst && <p className="hint">Nothing else from this email or phone.</p>}
      <ul className="rows gap-2.5">
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

export function EnquiryMails({ mails }: Pick<EnquiryPageData, 'mails'>) {
  return (
    <section className="panel">
      <h2>Emails</h2>
      {mails.length === 0 && <p className="hint">None.</p>}
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

export function BounceNotice({ bounce }: { bounce: { reason: string } | undefined }) {
  if (!bounce) return null
  return (
    <Banner tone="bad">
      {`Emails to this address bounce${bounce.reason && `: ${bounce.reason}`}`}
    </Banner>
  )
}

export const LIST_NAV =
  'enquiry-nav sticky top-0 z-[6] -mt-3 flex gap-5 border-b border-line bg-(--paper) py-2'

interface EnquiryNavProps extends Pick<EnquiryPageData, 'neighbours'> {
  isSpam: boolean
  search: string
}

/** Keys as in mail programs: j and k are older and newer there. */
export function EnquiryNav({ isSpam, neighbours, search }: EnquiryNavProps) {
  const { previous, next } = neighbours
  return (
    <nav className={LIST_NAV} aria-label="List">
      <Link className="link mr-auto" to={`/admin${search}`} aria-keyshortcuts="u">
        <Icon name="arrow-left" size={18} /> <span>{isSpam ? 'Spam' : 'Enquiries'}</span>
      </Link>
      {previous && (
        <Link className="link" to={`/admin/enquiries/${previous}${search}`} aria-keyshortcuts="p k">
          Previous<span className="sr-only"> enquiry</span>
        </Link>
      )}
      {next && (
        <Link className="link" to={`/admin/enquiries/${next}${search}`} aria-keyshortcuts="n j">
          Next<span className="sr-only"> enquiry</span> <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
