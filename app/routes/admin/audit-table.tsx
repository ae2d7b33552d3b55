import { Link } from '@remix-run/react'

import type { ShownEntry } from './audit'
import { TableBox } from './table-box'

const COLUMNS = ['When', 'Who', 'What', 'To what', 'Detail']

export function AuditTable({ entries }: { entries: ShownEntry[] }) {
  return (
    <TableBox className="log" caption="Acts of staff, newest first" columns={COLUMNS}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className="num">{entry.at}</td>
          <td>{entry.who}</td>
          <th scope="row">{entry.what}</th>
          <td>
            <Subject entry={entry} />
          </td>
          <td className="log-detail">{entry.detail || '–'}</td>
        </tr>
      ))}
    </TableBox>
  )
}

/** What it was done to, as far as that has a page. */
function Subject({ entry: { act, subjectId } }: { entry: ShownEntry }) {
  if (subjectId === '') return '–'
  if (act === 'person.erase')
    return <Link to={`/admin/privacy/receipts/${subjectId}`}>{subjectId}</Link>
  return <code>{subjectId.slice(0, 13)}</code>
}
