import { Link } from '@remix-run/react'

import type { Status } from '#app/models/enquiry/enquiry'
import { deskParams } from '#app/routes/desk/outcome-params'

interface StatusStripProps {
  counts: Record<Status, number>
  current: Status | undefined
  params: URLSearchParams
}

/** How many enquiries stand where; each figure is a link that sets the filter. */
export function StatusStrip({ counts, current, params }: StatusStripProps) {
  const cells = [
    { label: 'All', count: counts.New + counts.Pending + counts.Closed, status: undefined },
    { label: 'New', count: counts.New, status: 'New' },
    { label: 'Pending', count: counts.Pending, status: 'Pending' },
    { label: 'Closed', count: counts.Closed, status: 'Closed' },
  ]
  return (
    <ul className="strip">
      {cells.map(({ label, count, status }) => (
        <li key={label}>
          <Link
            to={`/admin${deskParams(params, { status, page: '' })}`}
            aria-current={status === current ? 'true' : undefined}
          >
            <span>{label}</span>
            <b className="num">{count.toLocaleString('en-IN')}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
