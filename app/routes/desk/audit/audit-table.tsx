import { Link } from '@remix-run/react'
import { Cell, HeadCell, StackedRow, StackedTable } from '#app/routes/desk/stacked-table'
import { shortId } from './audit-words'

export interface ShownEntry {
  id: string
  at: string
  who: string
  what: string
  act: string
  subjectId: string
  detail: string
}

const COLUMNS = ['When', 'Who', 'What', 'To what', 'Detail']

export function AuditTable({ entries }: { entries: ShownEntry[] }) {
  return (
    <StackedTable className="log" caption="Acts of staff, newest first" columns={COLUMNS}>
      {entries.map((entry) => (
        <StackedRow key={entry.id}>
          <Cell column="When" className="num">
            {entry.at}
          </Cell>
          <Cell column="Who">{entry.who}</Cell>
          <HeadCell>{entry.what}</HeadCell>
          <Cell column="To what">
            <Subject entry={entry} />
          </Cell>
          <Cell column="Detail" className="max-w-[26em] wrap-anywhere">
            {entry.detail || '–'}
          </Cell>
        </StackedRow>
      ))}
    </StackedTable>
  )
}

function Subject({ entry: { act, subjectId } }: { entry: ShownEntry }) {
  if (subjectId === '') return '–'
  if (act === 'person.erase')
    return <Link to={`/admin/privacy/receipts/${subjectId}`}>{subjectId}</Link>
  return <code>{shortId(subjectId)}</code>
}
