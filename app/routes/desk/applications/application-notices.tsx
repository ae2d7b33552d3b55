import { Link } from '@remix-run/react'

import { DeskForm } from '#app/routes/desk/desk-form'
import { EmptyList } from '#app/routes/desk/list-parts'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Banner } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'

export const BIN = '/admin/jobs?folder=bin'

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
  of?: string
}

export function UndoForm({ id, params, label, of }: UndoFormProps) {
  return (
    <DeskForm action={`/admin/jobs/${id}/restoration`}>
      <input type="hidden" name="back" value={deskParams(params)} />
      <button className="btn btn-secondary btn-small" type="submit">
        <span>{label}</span>
        {of && <span className="sr-only">{` the application of ${of}`}</span>}
      </button>
    </DeskForm>
  )
}

export function BinLink({ isBin, count }: { isBin: boolean; count: number }) {
  if (!isBin && count === 0) return null
  return isBin ? (
    <Link className="text-link" to="/admin/jobs">
      Back to all applications
    </Link>
  ) : (
    <Link key="bin" className="text-link num" to={BIN}>
      {`${count} in the bin`}
    </Link>
  )
}

interface NoApplicationsProps {
  isFirstUse: boolean
  isBin: boolean
  isBinEmpty: boolean
  searched: string | undefined
}

export function NoApplications({ isFirstUse, isBin, isBinEmpty, searched }: NoApplicationsProps) {
  if (isBinEmpty) {
    return (
      <EmptyList
        title="The bin is empty."
        text="A deleted application waits here for a day, in case somebody wants it back."
      >
        <Link className="btn btn-secondary btn-small" to="/admin/jobs">
          Back to all applications
        </Link>
      </EmptyList>
    )
  }
  if (isFirstUse) {
    return (
      <EmptyList
        key="bin"
        title="No applications yet"
        text="They appear here as soon as somebody applies on the careers page."
      >
        <a className="btn btn-secondary btn-small" href="/careers">
          See the careers page
        </a>
      </EmptyList>
    )
  }
  const advice = searched
    ? `None has “${searched}” in its name, email, role, gender, phone or experience.`
    : 'Other filters may show more.'
  return (
    <EmptyList key="filtered" title="No applications found matching your criteria." text={advice}>
      <Link className="btn btn-secondary btn-small" to={isBin ? BIN : '/admin/jobs'}>
        Clear filters
      </Link>
    </EmptyList>
  )
}
