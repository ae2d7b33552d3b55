import { Link } from '@remix-run/react'
import { ReplyLinks } from '#app/routes/desk/enquiry/reply-links'
import { TableBox } from '#app/routes/desk/table-box'
import { EmailAddress } from '#app/ui/email-address'
import { StatusBadge } from '#app/ui/status-badge'
import { SelectBox } from './bulk-bar'
import type { ShownEnquiry } from './enquiries'
import { EnquiryMarks } from './enquiry-marks'

const COLUMNS = ['Name', 'Contact', 'Type', 'Description', 'Status', 'Received']

interface EnquiryTableProps {
  enquiries: ShownEnquiry[]
  /** The query of the list, which the page of an enquiry leads back to. */
  search: string
}

export function EnquiryTable({ enquiries, search }: EnquiryTableProps) {
  return (
    <TableBox caption="Enquiries" columns={COLUMNS} hasPicks>
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
            {enquiry.receivedAt}
            {enquiry.changedAt !== enquiry.receivedAt && (
              <span>{`Updated\n${enquiry.changedAt}`}</span>
            )}
          </td>
        </tr>
      ))}
    </TableBox>
  )
}

/** A number that could not be read has its country beside it; every other one begins with it. */
function withCountryCode({ phoneShown, countryCode }: ShownEnquiry): string {
  if (countryCode === '' || phoneShown.startsWith(countryCode)) return phoneShown
  return `${phoneShown} (${countryCode})`
}
