import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { SubmitButton } from '#app/routes/desk/form/desk-form'
import { Select } from '#app/routes/desk/form/select'
import { useSharedForm } from '#app/routes/desk/form/shared-form'
import type { ReplyPanelData } from './reply-panel.server'

interface SavedReplyChoiceProps {
  saved: ReplyPanelData['saved']
  onInsert(text: string): void
}

/** Without scripts the button posts the form, and the response has the saved reply below the typed text. */
export function SavedReplyChoice({ saved, onInsert }: SavedReplyChoiceProps) {
  const sharedForm = useSharedForm()

  function insert(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const { form } = event.currentTarget
    const chosen = form && new FormData(form).get('reply')
    const found = saved.find(({ id }) => id === chosen)
    if (found) onInsert(found.text)
  }

  const list = (
    <Link className="text-link text-sm" to="/admin/saved-replies">
      {saved.length === 0 ? 'Save a reply you often write' : 'Saved replies'}
    </Link>
  )
  if (saved.length === 0) return <p>{list}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:contents">
      <span className="w-64 min-w-0 max-sm:order-1 max-sm:flex-[1_1_10em] pointer-fine:*:min-h-10 pointer-fine:*:py-1.5">
        <Select
          name="reply"
          {...sharedForm}
          label="Saved reply"
          options={saved.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </span>
      <SubmitButton
        className="btn btn-secondary btn-small max-sm:order-1"
        name="intent"
        value="insert"
        onClick={insert}
      >
        Insert
      </SubmitButton>
      {list}
    </div>
  )
}
