import { StatusBadge } from '#app/ui/status-badge'
import type { ShownEnquiry } from './enquiries'

const COLUMNS = ['Name', 'Contact', 'Type', 'Description', 'Status', 'Received', 'Updated']

export function EnquiryTable({ enquiries }: { enquiries: ShownEnquiry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label="Enquiries as a table" tabIndex={0}>
      <table>
        <caption className="sr-only">Enquiries</caption>
        <thead>
          <tr>
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
              <th scope="row">
                {enquiry.name}
                {enquiry.companyName && <span>{enquiry.companyName}</span>}
                <span className="num">{enquiry.reference}</span>
              </th>
              <td className="num">
                <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>
                {enquiry.phone && (
                  <span>
                    {enquiry.phoneShown}
                    {enquiry.countryCode && ` (${enquiry.countryCode})`}
                  </span>
                )}
                {enquiry.telegramId && <span>{enquiry.telegramId}</span>}
              </td>
              <td>{enquiry.type}</td>
              <td>
                <p>{enquiry.desc}</p>
              </td>
              <td>
                <StatusBadge status={enquiry.status} />
              </td>
              <td className="num">{enquiry.receivedOn}</td>
              <td className="num">{enquiry.updatedOn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
