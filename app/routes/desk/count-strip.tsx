import { Link } from '@remix-run/react'

interface CountStripProps {
  cells: { label: string; count: number; to: string; isCurrent: boolean }[]
}

export function CountStrip({ cells }: CountStripProps) {
  return (
    <ul className="strip">
      {cells.map(({ label, count, to, isCurrent }) => (
        <li key={label}>
          <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
            <span>{label}</span>
            <b className="num">{count.toLocaleString('en-IN')}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
