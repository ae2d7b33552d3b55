import { Link } from '@remix-run/react'
import { SpamForm, TakeForm } from '#app/routes/desk/enquiry/enquiry-actions'
import { Quote } from '#app/routes/desk/enquiry/quote'
import { ReplyLinks } from '#app/routes/desk/enquiry/reply-links'
import { StatusBadge } from '#app/ui/status-badge'
import { SelectBox } from './bulk-bar'
import { EnquiryFacts, EnquiryMarks } from './enquiry-facts'
import type { ShownEnquiry } from './enquiry-view.server'
import { StatusForm } from './status-form'

interface EnquiryCardsProps {
  enquiries: ShownEnquiry[]
  adminId: string
  /** The query of the list, for the way back. */
  search: string
}

export function EnquiryCards({ enquiries, adminId, search }: EnquiryCardsProps) {
  return (
    <ul className="enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry._id} id={`enquiry-${enquiry._id}`} className="enquiry">
          <header>
            <SelectBox id={enquiry._id} name={enquiry.name} />
            <div>
              <h2>
                <Link to={`/admin/enquiries/${enquiry._id}${search}`}>{enquiry.name}</Link>
              </h2>
              <p>{enquiry.companyName || enquiry.type}</p>
            </div>
            <StatusBadge status={enquiry.status} />
          </header>
          <EnquiryMarks enquiry={enquiry} search={search} />
          <Quote>{enquiry.desc}</Quote>
          <EnquiryFacts enquiry={enquiry} />
          <ReplyLinks to={enquiry} />
          {enquiry.isSpam ? (
            <div className="card-acts">
              <p className="hint grow">Judged spam: {enquiry.spamReasons}.</p>
              <SpamForm id={enquiry._id} name={enquiry.name} isSpam />
            </div>
          ) : (
            <CardActs enquiry={enquiry} adminId={adminId} />
          )}
        </li>
      ))}
    </ul>
  )
}

function CardActs({ enquiry, adminId }: { enquiry: ShownEnquiry; adminId: string }) {
  const { _id: id, name, status, assigneeId } = enquiry
  const form = <StatusForm id={id} name={name} status={status} />
  if (assigneeId !== null) return form
  return (
    <div className="card-acts">
      {form}
      <TakeForm id={id} name={name} adminId={adminId} />
    </div>
  )
}
