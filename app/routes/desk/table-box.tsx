import type { ReactNode } from 'react'

interface TableBoxProps {
  caption: string
  columns: readonly string[]
  /** Leads with a narrow column of boxes to tick. */
  hasPicks?: boolean
  className?: string
  /** The rows. */
  children: ReactNode
}

/** A table that scrolls sideways within its box where the page is narrower than it. */
export function TableBox({ caption, columns, hasPicks, className, children }: TableBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label={`${caption}, as a table`} tabIndex={0}>
      <table className={className}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {hasPicks && (
              <th scope="col" className="picks">
                <span className="sr-only">Select</span>
              </th>
            )}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
