import { useNavigation } from '@remix-run/react'
import { PostFailed } from '#app/routes/desk/desk-form'
import type { EditPage } from './edit-parts'

interface EditBarProps extends Pick<EditPage, 'isPending'> {
  /** Something was typed since the last save. */
  isChanged: boolean
  failure: string | undefined
}

/** Stays in sight; "Publish" is the next step only where there is something to publish. */
export function EditBar({ isPending, isChanged, failure }: EditBarProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isNext = isPending || isChanged
  return (
    <div className="sticky top-0 z-[6] mb-4 flex flex-wrap items-center gap-3 border-b border-line bg-(--paper) py-3">
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
        className={`btn ${isNext ? 'btn-primary' : 'btn-secondary'}`}
        type="submit"
        name="do"
        value="publish"
        disabled={isBusy || undefined}
      >
        Publish
      </button>
      {!isBusy && <PostFailed failure={failure} />}
      <p className="hint max-sm:sr-only">{stateOf(isPending, isChanged)}</p>
    </div>
  )
}

function stateOf(isPending: boolean, isChanged: boolean): string {
  if (isChanged) return 'Changed, not saved yet.'
  return isPending
    ? 'The draft is saved and not published.'
    : 'Nothing to publish: visitors see this text.'
}
