import { Link } from '@remix-run/react'

import { withParams } from '#app/http/search-params'
import { DeskForm } from '#app/routes/desk/desk-form'
import { Banner } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'

/** Parameters that carry the outcome of one action. */
export const FORGET = { deleted: '', delete: '', restored: '', download: '' }

export const BIN = '/admin/jobs?folder=bin'

/** The outcome of the last action. */
export function ApplicationNotices({ params }: { params: URLSearchParams }) {
  const deleted = params.get('deleted')
  const restored = params.get('restored')
  return (
    <>
      {deleted && (
        <div className="banner banner-ok" role="status">
          <Icon name="circle-check" />
          <span className="grow">Application deleted. The bin keeps it for a day.</span>
          <UndoForm id={deleted} params={params} label="Undo" />
        </div>
      )}
      {params.get('download') === 'failed' && <Banner tone="bad">Download failed</Banner>}
      {params.get('delete') === 'failed' && (
        <Banner tone="bad">Failed to delete application</Banner>
      )}
      {restored === 'yes' && <Banner tone="ok">The application is back in the list.</Banner>}
      {restored === 'no' && (
        <Banner tone="bad">It could not be taken back: it is no longer in the bin.</Banner>
      )}
    </>
  )
}

interface UndoFormProps {
  id: string
  params: URLSearchParams
  label: string
  /** Whose application, for screen readers. */
  of?: string
}

export function UndoForm({ id, params, label, of }: UndoFormProps) {
  return (
    <DeskForm action={`/admin/jobs/${id}/restoration`}>
      <input type="hidden" name="back" value={withParams(params, FORGET)} />
      <button className="btn btn-secondary btn-small" type="submit">
        {label}
        {of && <span className="sr-only"> the application of {of}</span>}
      </button>
    </DeskForm>
  )
}

export function BinLine({ isBin, count }: { isBin: boolean; count: number }) {
  if (!isBin && count === 0) return null
  return isBin ? (
    <Link className="text-link" to="/admin/jobs">
      Back to all applications
    </Link>
  ) : (
    <Link className="text-link num" to={BIN}>
      {count} in the bin
    </Link>
  )
}
