import type { ReactNode } from 'react'

interface StackedTableProps {
  caption: string
  columns: readonly string[]
  className?: string
  children: ReactNode
}

/** Explicit roles: a table with another `display` loses its own. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** A table whose rows become cards on a phone, each cell beside the name of its column. */
export function StackedTable({ caption, columns, className = '', children }: StackedTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: between phone and desk it scrolls, which must go by keyboard
    <section className="table-box stacked" aria-label={`${caption}, as a table`} tabIndex={0}>
      <table className={className} {...ROLES.table}>
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column} scope="col" {...ROLES.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>{children}</tbody>
      </table>
    </section>
  )
}

export function StackedRow({ children }: { children: ReactNode }) {
  return <tr {...ROLES.row}>{children}</tr>
}

export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th scope="row" {...ROLES.head}>
      {children}
    </th>
  )
}

interface CellProps {
  column: string
  className?: string
  children: ReactNode
}

/** An empty cell; left out on a phone. */
const NONE = '–'

export function Cell({ column, className = '', children }: CellProps) {
  return (
    <td className={children === NONE ? `${className} cell-none` : className} {...ROLES.cell}>
      <span className="cell-column" aria-hidden="true">
        {column}
      </span>
      {children}
    </td>
  )
}
