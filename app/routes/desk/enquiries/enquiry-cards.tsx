import { Link } from '@remix-run/react'
import type { EnquiryFilter } from '#app/models/enquiry/search.server'
import { SpamForm, TakeForm } from '#app/routes/desk/enquiry/enquiry-actions'
import { ReplyLinks } from '#app/routes/desk/enquiry/reply-links'
import { EmptyList, Quote } from '#app/routes/desk/list/list-parts'
import { SelectBox } from './bulk-bar'
import { EnquiryFacts, EnquiryMarks, StatusBadge } from './enquiry-facts'
import type { ShownEnquiry } from './enquiry-view.server'
import { StatusForm } from './status-form'

interface EnquiryCardsProps {
  enquiries: ShownEnquiry[]
  search: string
}

export function EnquiryCards({ enquiries, search }: EnquiryCardsProps) {
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
          {enquiry.matched && <p className="hint text-sm">{`Matched: ${enquiry.matched}`}</p>}
          <Quote>{enquiry.desc}</Quote>
          <EnquiryFacts enquiry={enquiry} />
          <ReplyLinks to={enquiry} />
          {enquiry.isSpam ? (
            <div className="card-acts">
              <p className="hint grow self-center">{`In spam: ${enquiry.spamReasons}.`}</p>
              <SpamForm id={enquiry._id} name={enquiry.name} isSpam />
            </div>
          ) : (
            <CardActions enquiry={enquiry} />
          )}
        </li>
      ))}
    </ul>
  )
}

function CardActions({ enquiry }: { enquiry: ShownEnquiry }) {
  const { _id: id, name, status, assigneeId } = enquiry
  const form = <StatusForm id={id} name={name} status={status} />
  if (assigneeId !== null) return form
  return (
    <div className="card-acts">
      {form}
      <TakeForm id={id} name={name} />
    </div>
  )
}

interface NoEnquiriesProps {
  isFirstUse: boolean
  filter: EnquiryFilter
}

export function NoEnquiries({ isFirstUse, filter }: NoEnquiriesProps) {
  if (isFirstUse) {
    return (
      <EmptyList
        title="No enquiries yet"
        text="New enquiries appear here as soon as someone sends one."
        link={{ to: '/enquiry', label: 'See the enquiry form' }}
      />
    )
  }
  return (
    <EmptyList
      title={headline(filter)}
      text={advice(filter)}
      link={{
        to: '/admin',
        label: isSpamFolder(filter) ? 'Back to all enquiries' : 'Clear filters',
      }}
    />
  )
}

function headline(filter: EnquiryFilter): string {
  const { search, assigneeId, dueBy, since } = filter
  if (search) return `Nothing matches “${search}”`
  if (dueBy !== undefined) return 'Nothing is due'
  if (since !== undefined) return 'Nothing came in today'
  if (assigneeId === null) return 'Nothing is unassigned here'
  if (assigneeId) return 'Nothing is assigned here'
  return isSpamFolder(filter) ? 'No spam' : 'Nothing matches these filters'
}

function advice(filter: EnquiryFilter): string {
  if (filter.search)
    return 'Search looks at names, email addresses, companies, phone numbers and references. Check the spelling or clear the filters.'
  if (filter.dueBy !== undefined) return 'Enquiries with a follow-up date appear here on that day.'
  if (isSpamFolder(filter)) return 'Enquiries marked as spam appear here.'
  return 'Other filters may show more.'
}

function isSpamFolder({ isSpam, search, status, type, assigneeId }: EnquiryFilter): boolean {
  return isSpam === true && !search && !status && !type && assigneeId === undefined
}
