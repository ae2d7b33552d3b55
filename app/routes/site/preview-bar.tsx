import { useSearchParams } from '@remix-run/react'

/** Shown to staff on a page that shows drafts. */
export function PreviewBar({ refused }: { refused: readonly string[] }) {
  const isFramed = useSearchParams()[0].get('preview') === 'frame'
  if (isFramed && refused.length === 0) return null
  return (
    <aside
      className="relative bg-ink px-5 py-2 text-center text-sm text-(--surface)"
      aria-label="Preview"
    >
      <p>
        <b>Preview.</b>{' '}
        {!isFramed && (
          <span>{'Drafts are shown as if they were published. Visitors do not see them. '}</span>
        )}
        {refused.length > 0 && (
          <span>{`Left out, because a rule is broken: ${refused.join(', ')}. `}</span>
        )}
        {!isFramed && (
          <a className="underline" href="/admin/site">
            Back to the desk
          </a>
        )}
      </p>
    </aside>
  )
}
