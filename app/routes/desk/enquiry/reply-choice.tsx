import { Link, useLocation, useSearchParams } from '@remix-run/react'
import type { FormEvent } from 'react'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Select } from '#app/routes/desk/select'
import type { ReplyPanelData } from './reply-panel.server'

interface SavedReplyChoiceProps {
  saved: ReplyPanelData['saved']
  onInsert(text: string): void
}

/** Without scripts the page is read again with the text in the box; with scripts it joins what is typed. */
export function SavedReplyChoice({ saved, onInsert }: SavedReplyChoiceProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()

  function insert(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('reply')
    const found = saved.find(({ id }) => id === chosen)
    if (found) onInsert(found.text)
  }

  const list = (
    <Link className="text-link text-sm" to="/admin/saved-replies">
      {saved.length === 0 ? 'Save a reply you often write' : 'Saved replies'}
    </Link>
  )
  if (saved.length === 0) return <p className="mb-3">{list}</p>
  return (
    <form
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2"
      method="get"
      action={`${pathname}#reply`}
      onSubmit={insert}
    >
      {[...new URLSearchParams(deskParams(params))].map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <span className="min-w-0 flex-[0_1_16em] max-sm:flex-1">
        <Select
          name="reply"
          label="Saved reply"
          options={saved.map(({ id, title }) => ({ value: id, label: title }))}
          value={params.get('reply') ?? undefined}
        />
      </span>
      <button className="btn btn-secondary btn-small" type="submit">
        Insert
      </button>
      {list}
    </form>
  )
}
