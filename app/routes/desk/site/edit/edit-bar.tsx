import { PagePostFailed, useIsPosting } from '#app/routes/desk/form/post-failure'
import { EditOutcome } from './edit-notices'
import type { EditPage } from './edit-parts'

interface EditBarProps {
  page: EditPage
  isPending: boolean
  isChanged: boolean
  hasOutcome: boolean
}

/** Sticky. Without scripts changes are not detected, so "Publish" is always shown. */
export function EditBar({ page, isPending, isChanged, hasOutcome }: EditBarProps) {
  const isBusy = useIsPosting()
  const isNext = isPending || isChanged
  return (
    <div className="sticky top-0 z-[6] mb-4 flex [container-type:scroll-state] flex-wrap items-center gap-3 border-b border-line bg-(--paper) py-3">
      <button
        className="btn btn-secondary"
        type="submit"
        name="do"
        value="save"
        disabled={isBusy || undefined}
      >
        {isBusy ? 'Saving…' : 'Save draft'}
      </button>
      <button
        className={`btn btn-primary ${isNext ? '' : 'hidden! noscript:inline-flex!'}`}
        type="submit"
        name="do"
        value="publish"
        disabled={isBusy || undefined}
      >
        Publish
      </button>
      <PagePostFailed />
      <p className={`hint min-w-0 flex-1 ${isNext ? 'max-sm:sr-only' : 'noscript:hidden'}`}>
        {stateOf(isPending, isChanged)}
      </p>
      {!isNext && (
        <p className="hint hidden min-w-0 flex-1 noscript:block">
          Publish makes what you change here visible.
        </p>
      )}
      <b className="hidden max-w-56 truncate sm:[@container_scroll-state(stuck:top)]:block">
        {page.title}
      </b>
      {!isChanged && !isBusy && hasOutcome && <EditOutcome page={page} />}
    </div>
  )
}

function stateOf(isPending: boolean, isChanged: boolean): string {
  if (isChanged) return 'Changed, not saved yet.'
  return isPending
    ? 'The draft is saved and not published.'
    : 'Nothing to publish: visitors see this text.'
}
