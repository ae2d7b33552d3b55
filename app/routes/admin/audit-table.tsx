import { Link } from '@remix-run/react'

import type { ShownEntry } from './audit'

const COLUMNS = ['When', 'Who', 'What', 'To what', 'Detail']

export function AuditTable({ entries }: { entries: ShownEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label="The log as a table" tabIndex={0}>
      <table className="log">
        <caption className="sr-only">Acts of staff, newest first</caption>
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
        </tbody>
      </table>
    </section>
  )
}

/** What it was done to, as far as that has a page. */
function Subject({ entry: { act, subjectId } }: { entry: ShownEntry }) {
  if (subjectId === '') return '–'
  if (act === 'person.erase')
    return <Link to={`/admin/privacy/receipts/${subjectId}`}>{subjectId}</Link>
  return <code>{subjectId.slice(0, 13)}</code>
}
