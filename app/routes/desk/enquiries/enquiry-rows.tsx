import { Link } from '@remix-run/react'
import { ROLES, RoleTable } from '#app/routes/desk/stacked-table'
import { When } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'
import { SelectBox } from './bulk-bar'
import { StatusBadge } from './enquiry-facts'
import type { EnquiryRow } from './enquiry-view.server'

const COLUMNS = ['From', 'Message', 'Service', 'Waiting', 'Assigned to', 'Status', 'Received']

interface EnquiryRowsProps {
  enquiries: EnquiryRow[]
  search: string
}

export function EnquiryRows({ enquiries, search }: EnquiryRowsProps) {
  return (
    <RoleTable
      caption="Enquiries"
      className="enquiry-rows"
      columns={COLUMNS}
      firstHead={
        <th scope="col" className="picks" {...ROLES.column}>
          <span className="sr-only">Select</span>
        </th>
      }
    >
      {enquiries.map((enquiry) => (
        <Row key={enquiry._id} enquiry={enquiry} search={search} />
      ))}
    </RoleTable>
  )
}

function Row({ enquiry, search }: { enquiry: EnquiryRow; search: string }) {
  const { _id: id, name, companyName, desc, type, waiting, assignee, matched } = enquiry
  const hints = [
    enquiry.isCallBackNow && 'Call back now',
    enquiry.followUp?.words,
    matched && `Matched: ${matched}`,
  ].filter(Boolean)
  return (
    <tr id={`enquiry-${id}`} {...ROLES.row}>
      <td className="picks" {...ROLES.cell}>
        <SelectBox id={id} name={name} />
      </td>
      <th scope="row" className="row-from" {...ROLES.head}>
        <Link to={`/admin/enquiries/${id}${search}`} data-row>
          {name}
        </Link>
        {companyName && <span>{companyName}</span>}
      </th>
      <td className="row-words" {...ROLES.cell}>
        <p>{desc}</p>
        {hints.length > 0 && <span className="hint">{hints.join(', ')}</span>}
      </td>
      <td className="row-service" {...ROLES.cell}>
        {type}
      </td>
      <td className="row-waiting" {...ROLES.cell}>
        {waiting?.isOverdue ? (
          <span className="font-[650] text-danger-ink">
            <Icon name="circle-alert" size={16} />
            <span className="sr-only">Overdue: </span>
            <span>{waiting.words}</span>
          </span>
        ) : (
          waiting?.words
        )}
      </td>
      <td className="row-assignee max-[75rem]:order-3" {...ROLES.cell}>
        {assignee || <span className="text-ink-3">Unassigned</span>}
      </td>
      <td className="row-status" {...ROLES.cell}>
        <StatusBadge status={enquiry.status} />
      </td>
      <td className="row-when" {...ROLES.cell}>
        <When {...enquiry.received} />
      </td>
    </tr>
  )
}
