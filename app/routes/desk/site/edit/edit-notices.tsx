import { useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { editUrl } from '#app/models/content/edit-url'
import type { FieldFault } from '#app/models/content/form/faults.server'
import type { NoticeTexts } from '#app/routes/desk/list/list-parts'
import { Banner, ErrorSummary } from '#app/ui/form/form-messages'
import type { conflictOf } from './edit-action.server'
import { type EditPage, errorsOf, FORM } from './edit-parts'
import { ViewLink } from './view-link'

const SAVED = 'Saved as a draft. Correct this before you publish it'
const DRAFT = 'This draft cannot be published. Correct this first'
const BROKEN_LINKS = 'Links on this page lead to pages that are not there'

interface FaultSummaryProps {
  faults: readonly FieldFault[]
  attempt: unknown
  isSaved: boolean
  isDraft: boolean
}

export function FaultSummary({ faults, attempt, isSaved, isDraft }: FaultSummaryProps) {
  const fields = errorsOf(faults, ({ where, message }) =>
    where === '' ? message : `${where}: ${message}`,
  )
  return (
    <ErrorSummary
      formId={FORM}
      banner={isSaved ? SAVED : isDraft ? DRAFT : BROKEN_LINKS}
      fields={fields}
      attempt={attempt}
    />
  )
}

type ShownConflict = Awaited<ReturnType<typeof conflictOf>>

/** Keeps both texts: the owner's in the form, the colleague's as the draft or as published. */
export function Conflict({ conflict, id }: { conflict: ShownConflict; id: string }) {
  const { base, did, by, when } = conflict
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (base !== '') box.current?.focus()
  }, [base])
  return (
    <section className="summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{`${by} ${did} this page meanwhile`}</h2>
      <p>
        {`${when ? `${when.when}. ` : ''}Nothing of yours is saved yet. What you typed is below.`}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <a className="btn btn-secondary" href={editUrl(id)} target="_blank" rel="noopener">
          Look at theirs
        </a>
        <button className="btn btn-primary" type="submit" name="do" value={`over:${base}`}>
          Save mine over it
        </button>
      </p>
    </section>
  )
}

const NOTICES: NoticeTexts = {
  saved: { tone: 'ok', text: 'Saved as a draft. Visitors do not see it yet.' },
  same: { tone: 'plain', text: 'Nothing to publish: visitors see this text already.' },
  published: { tone: 'ok', text: 'Published. Visitors see it now.' },
  created: { tone: 'ok', text: 'The page is made, as a draft. Replace its words.' },
  discarded: { tone: 'ok', text: 'The draft is discarded. This is what visitors see.' },
  restored: { tone: 'ok', text: 'The old version is the draft now. Publish it to show it.' },
  gone: {
    tone: 'bad',
    text: 'A colleague removed this page meanwhile. What you typed is saved as a draft.',
  },
  reset: { tone: 'ok', text: 'The original text is shown again.' },
}

const ABOUT_DRAFT = ['saved', 'created', 'restored', 'gone']

/** Only what is still true: the URL outlives a colleague's change. */
function noticeOf(done: string, { isPending }: EditPage): NoticeTexts[string] | undefined {
  const isTrue = ABOUT_DRAFT.includes(done) === isPending
  const name = isTrue ? done : isPending ? '' : 'same'
  return Object.hasOwn(NOTICES, name) ? NOTICES[name] : undefined
}

export function EditOutcome({ page }: { page: EditPage }) {
  const [params] = useSearchParams()
  const notice = noticeOf(params.get('done') ?? '', page)
  if (!notice) return null
  const isOnSite = notice === NOTICES.published || notice === NOTICES.reset
  return (
    <div className="basis-full *:my-0">
      <Banner tone={notice.tone} more={isOnSite && <ViewLink page={page} className="text-link" />}>
        {notice.text}
      </Banner>
    </div>
  )
}
