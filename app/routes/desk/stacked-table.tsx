import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  className?: string
  isRowHead?: boolean
  /** On a phone in one line with other inline cells, without the name of the column. */
  isInline?: boolean
  cell: (row: Row) => ReactNode
}

interface StackedTableProps<Row> {
  caption: string
  className?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Explicit roles, because a table with another `display` loses its implicit ones. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** A table whose rows become cards on a phone, each cell beside the name of its column. */
export function StackedTable<Row>(props: StackedTableProps<Row>) {
  const { caption, className, columns, rows, keyOf } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a tablet it scrolls, so the keyboard must reach it
    <section className="table-box stacked" aria-label={`${caption}, as a table`} tabIndex={0}>
      <RoleTable caption={caption} className={className} columns={columns.map(({ name }) => name)}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...ROLES.row}>
            {columns.map((column) => (
              <Cell key={column.name} column={column} row={row} />
            ))}
          </tr>
        ))}
      </RoleTable>
    </section>
  )
}

interface RoleTableProps {
  caption: string
  className?: string
  columns: readonly string[]
  isBusy?: boolean
  firstHead?: ReactNode
  children: ReactNode
}

export function RoleTable(props: RoleTableProps) {
  const { caption, className, columns, isBusy, firstHead, children } = props
  return (
    <table className={className} aria-busy={isBusy} {...ROLES.table}>
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {firstHead}
          {columns.map((name) => (
            <th key={name} scope="col" {...ROLES.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>{children}</tbody>
    </table>
  )
}

/** Content of an empty cell, which a phone does not show. */
const NONE = '–'

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { name, className = '', isRowHead, isInline, cell } = column
  const content = cell(row)
  if (isRowHead) {
    return (
      <th scope="row" {...ROLES.head}>
        {content}
      </th>
    )
  }
  return (
    <td
      className={`${className} ${content === NONE ? 'cell-none' : ''} ${isInline ? 'cell-inline' : ''}`.trim()}
      {...ROLES.cell}
    >
      <span className="cell-column" aria-hidden="true">
        {name}
      </span>
      {content}
    </td>
  )
}
