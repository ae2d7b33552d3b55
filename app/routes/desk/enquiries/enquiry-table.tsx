import { Link } from '@remix-run/react'
import { ReplyLinks } from '#app/routes/desk/enquiry/reply-links'
import { EmailAddress } from '#app/ui/line-breaks'
import { SelectBox } from './bulk-bar'
import { EnquiryMarks, StatusBadge } from './enquiry-facts'
import type { ShownEnquiry } from './enquiry-view.server'

const COLUMNS = ['Name', 'Contact', 'Type', 'Description', 'Status', 'Received']

interface EnquiryTableProps {
  enquiries: ShownEnquiry[]
  search: string
}

export function EnquiryTable({ enquiries, search }: EnquiryTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label="Enquiries, as a table" tabIndex={0}>
      <table>
        <caption className="sr-only">Enquiries</caption>
        <thead>
          <tr>
            <th scope="col" className="picks">
              <span className="sr-only">Select</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {enquiries.map((enquiry) => (
            <tr key={enquiry._id}>
              <td className="picks">
                <SelectBox id={enquiry._id} name={enquiry.name} />
              </td>
              <th scope="row">
                <Link to={`/admin/enquiries/${enquiry._id}${search}`}>{enquiry.name}</Link>
                {enquiry.companyName && <span>{enquiry.companyName}</span>}
                <span className="num whitespace-nowrap">{enquiry.reference}</span>
              </th>
              <td className="contact num">
                <span>
                  <EmailAddress>{enquiry.email}</EmailAddress>
                </span>
                {enquiry.phone && <span>{withCountryCode(enquiry)}</span>}
                {enquiry.telegramId && <span>{enquiry.telegramId}</span>}
                <ReplyLinks to={enquiry} isCompact />
              </td>
              <td>{enquiry.type}</td>
              <td>
                <p>{enquiry.desc}</p>
              </td>
              <td>
                <StatusBadge status={enquiry.status} />
                <EnquiryMarks enquiry={enquiry} search={search} />
              </td>
              <td className="num when">
                <time>{enquiry.receivedAt}</time>
                {enquiry.changedAt !== enquiry.receivedAt && (
                  <span>{`Updated\n${enquiry.changedAt}`}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Only a number that could not be parsed lacks its country code. */
function withCountryCode({ phoneShown, countryCode }: ShownEnquiry): string {
  if (countryCode === '' || phoneShown.startsWith(countryCode)) return phoneShown
  return `${phoneShown} (${countryCode})`
}
