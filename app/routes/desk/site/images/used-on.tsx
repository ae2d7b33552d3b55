import { Link } from '@remix-run/react'
import type { ShownImage } from './image-view.server'

export function UsedOn({ uses }: Pick<ShownImage, 'uses'>) {
  if (uses.length === 0) return <span key="unused">Not used</span>
  return (
    <span key="used" className="flex flex-wrap gap-x-3">
      <span>Used on</span>
      {uses.map(({ document, label }) => (
        <Link key={label} className="text-link" to={`/admin/site/edit/${document}`}>
          {label}
        </Link>
      ))}
    </span>
  )
}
