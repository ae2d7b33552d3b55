import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useRef } from 'react'
import type { MailState } from '#app/models/mail/mail'
import { BaseField } from '#app/routes/desk/form/back-field'
import { SubmitButton, useSharedForm } from '#app/routes/desk/form/desk-form'
import { COMPACT_FIELD, PostForm } from '#app/routes/desk/form/post-form'
import { Select } from '#app/routes/desk/form/select'
import { TextAreaField } from '#app/ui/form/field'
import { EmailAddress } from '#app/ui/line-breaks'
import type { ReplyPanelData } from './reply.server'

export interface ReplyFormProps {
  email: string
  reply: ReplyPanelData
  /** Id of the newest event in the history, or ''. */
  base: string
  sent: MailState | undefined
}

/** The history shows the state of a mail that failed. */
function wordsOf(sent: MailState, isSetUp: boolean): string | undefined {
  if (sent === 'sent') return 'Reply sent'
  if (sent !== 'waiting') return undefined
  return isSetUp ? 'Reply on its way' : 'Reply kept'
}

export function ReplyForm({ email, reply, base, sent }: ReplyFormProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { from, saved, isSetUp, obstacle } = reply
  const sharedForm = useSharedForm()

  function insert(text: string) {
    const box = panel.current?.querySelector('textarea')
    if (!box) return
    const isOnLine = /\S$/.test(box.value.slice(0, box.selectionEnd))
    box.setRangeText(isOnLine ? `\n${text}` : text, box.selectionEnd, box.selectionEnd, 'end')
    box.focus()
  }

  return (
    <div ref={panel} className={`${COMPACT_FIELD} [&_.hint]:col-span-2 [&_label]:sr-only`}>
      <PostForm about="text">
        {({ isDone, isShownAgain, result }) => (
          <>
            <BaseField base={base} refused={result?.base} {...sharedForm} />
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <h2 className="m-0!">Reply</h2>
              <SavedReplyChoice saved={saved} onInsert={insert} />
            </div>
            {obstacle && !result && <p className="mb-2 text-ink-2">{obstacle}</p>}
            <TextAreaField
              label="Your reply"
              hint={
                <>
                  To <EmailAddress>{email}</EmailAddress>
                  <span>{`, from ${from}. Add greeting and name.`}</span>
                </>
              }
              name="text"
              rows={3}
              maxLength={10_000}
              required
              autoFocus={isShownAgain}
              {...sharedForm}
              aria-keyshortcuts="r"
            />
            <div className="flex flex-wrap items-center gap-3">
              <SubmitButton
                className="btn btn-primary btn-small"
                name="intent"
                value="reply"
                busyLabel="Sending…"
              >
                {result?.base ? 'Send anyway' : 'Send'}
              </SubmitButton>
              <SubmitButton name="status" value="Closed">
                Send and close
              </SubmitButton>
              <p className="font-semibold text-success empty:hidden" role="status">
                {isDone && sent && wordsOf(sent, isSetUp)}
              </p>
            </div>
            {!isSetUp && (
              <p className="hint mt-2">
                Emails are not set up yet. Your reply is kept, and goes out once they are.
              </p>
            )}
          </>
        )}
      </PostForm>
    </div>
  )
}

interface SavedReplyChoiceProps {
  saved: ReplyPanelData['saved']
  onInsert(text: string): void
}

/** Without scripts the button posts the form, and the response has the saved reply below the typed text. */
function SavedReplyChoice({ saved, onInsert }: SavedReplyChoiceProps) {
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
