import { Link } from '@remix-run/react'
import { useEditing } from './edit-parts'

export function HomeHeadline({ part }: { part: string }) {
  const { document, headline } = useEditing(part)
  if (document !== 'pages/home' || part !== 'hero') return null
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">Headline</span>
        <span>{headline}</span>
      </p>
      <Link
        className="btn btn-secondary btn-small no-underline!"
        to="/admin/site/edit/company?at=nameSuffix#edit-nameSuffix"
      >
        Edit headline
      </Link>
    </div>
  )
}
