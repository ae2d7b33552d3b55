import { StatusBadge } from '#app/ui/status-badge'
import type { ShownEnquiry } from './enquiries'
import { StatusForm } from './status-form'

export function EnquiryCards({ enquiries }: { enquiries: ShownEnquiry[] }) {
  return (
    <ul className="enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry._id} id={`enquiry-${enquiry._id}`} className="enquiry">
          <header>
            <div>
              <h2>{enquiry.name}</h2>
              <p>{enquiry.companyName || enquiry.type}</p>
            </div>
            <StatusBadge status={enquiry.status} />
          </header>
          <blockquote>{enquiry.desc}</blockquote>
          <EnquiryFacts enquiry={enquiry} />
          <StatusForm id={enquiry._id} name={enquiry.name} status={enquiry.status} />
        </li>
      ))}
    </ul>
  )
}

function EnquiryFacts({ enquiry }: { enquiry: ShownEnquiry }) {
  return (
    <dl>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${enquiry.email}?subject=${encodeURIComponent(enquiry.reference)}`}>
          {enquiry.email}
        </a>
      </dd>
      {enquiry.phone && (
        <>
          <dt>Phone</dt>
          <dd className="num">
            <a href={`tel:${enquiry.phone.replace(/[^\d+]/g, '')}`}>{enquiry.phoneShown}</a>
            {!enquiry.isPhoneValid && <span className="hint"> (check the number)</span>}
          </dd>
          <dt>Country code</dt>
          <dd className="num">{enquiry.countryCode || '–'}</dd>
        </>
      )}
      {enquiry.telegramId && (
        <>
          <dt>Telegram</dt>
          <dd>{enquiry.telegramId}</dd>
        </>
      )}
      <dt>About</dt>
      <dd>{enquiry.type}</dd>
      <dt>Reference</dt>
      <dd className="num">{enquiry.reference}</dd>
      <dt>Received</dt>
      <dd className="num">{enquiry.receivedOn}</dd>
      <dt>Updated</dt>
      <dd className="num">{enquiry.updatedOn}</dd>
    </dl>
  )
}
