import { Link } from '@remix-run/react'
import type { ShownImage } from './image-view.server'

export function UsedOn({ uses }: Pick<ShownImage, 'uses'>) {
  if (uses.length === 0) return 'Not used'
  return (
    <>
      {'Used on '}
      {uses.map(({ document, label }, position) => (
        <span key={label}>
          {position > 0 && ', '}
          <Link className="text-link" to={`/admin/site/edit/${document}`}>
            {label}
          </Link>
        </span>
      ))}
    </>
  )
}
