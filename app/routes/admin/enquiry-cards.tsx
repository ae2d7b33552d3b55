import { Form } from '@remix-run/react'

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
          {enquiry.spamReasons ? (
            <NotSpamForm id={enquiry._id} reasons={enquiry.spamReasons} />
          ) : (
            <StatusForm id={enquiry._id} name={enquiry.name} status={enquiry.status} />
          )}
        </li>
      ))}
    </ul>
  )
}

function NotSpamForm({ id, reasons }: { id: string; reasons: string }) {
  return (
    <Form className="card-acts" method="post" action={`/admin/enquiries/${id}/clearance`}>
      <p className="hint grow">Judged spam: {reasons}.</p>
      <button className="btn btn-secondary btn-small" type="submit">
        Not spam
      </button>
    </Form>
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
      {enquiry.source && (
        <>
          <dt>Came from</dt>
          <dd>{[...new URLSearchParams(enquiry.source).values()].join(', ')}</dd>
        </>
      )}
      <dt>Received</dt>
      <dd className="num">{enquiry.receivedOn}</dd>
      <dt>Updated</dt>
      <dd className="num">{enquiry.updatedOn}</dd>
    </dl>
  )
}
