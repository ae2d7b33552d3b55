import { useFetcher, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { failureOf, PostFailed } from '#app/routes/desk/desk-form'
import { useErrorTitle } from '#app/ui/error/error-title'
import { TextAreaField } from '#app/ui/form/field'
import { SavedReplyChoice } from './reply-choice'
import type { ReplyPanelData } from './reply-panel.server'

export interface ReplyRefusal {
  text: string
  back: string
  errors: string[]
}

interface ReplyFormProps {
  id: string
  email: string
  reply: ReplyPanelData
  back: string
  /** Of a post without scripts. */
  refused: ReplyRefusal | undefined
}

export function ReplyForm({ id, email, reply, back, refused }: ReplyFormProps) {
  const fetcher = useFetcher<ReplyRefusal | { failure: string }>()
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const answer = isSending ? undefined : (fetcher.data ?? refused)
  const failure = failureOf(answer)
  const errors = answer && 'errors' in answer ? answer.errors : undefined
  const done = params.get('replied')
  useErrorTitle(answer !== undefined)
  const box = () => form.current?.querySelector('textarea')
  useEffect(() => {
    if (answer) form.current?.querySelector('textarea')?.focus()
  }, [answer])
  useEffect(() => {
    const sent = form.current?.querySelector('textarea')
    if (done && sent) sent.value = ''
  }, [done])

  function insert(text: string) {
    const field = box()
    if (!field) return
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    field.focus()
  }

  return (
    <>
      <SavedReplyChoice saved={reply.saved} onInsert={insert} />
      <fetcher.Form
        method="post"
        action={`/admin/enquiries/${id}/reply`}
        preventScrollReset
        noValidate
        ref={form}
        aria-busy={isSending}
      >
        <input type="hidden" name="back" value={refused?.back ?? back} />
        <TextAreaField
          label="Your reply"
          hint={`To ${email}, from ${reply.from}. Sent as you type it, so add greeting and name.`}
          name="text"
          formId="reply"
          rows={7}
          maxLength={10_000}
          required
          autoFocus={refused !== undefined || reply.draft !== undefined}
          defaultValue={refused?.text ?? reply.draft}
          errors={errors}
          aria-keyshortcuts="r"
        />
        <PostFailed failure={failure} />
        {!reply.isSetUp && (
          <p className="hint mb-3">
            Emails are not set up yet. Your reply is kept, and goes out once they are.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button className="btn btn-primary btn-small" type="submit" disabled={isSending}>
            {isSending ? 'Sending…' : 'Send'}
          </button>
          <button
            className="btn btn-secondary btn-small"
            type="submit"
            name="status"
            value="Closed"
            disabled={isSending}
          >
            Send and close
          </button>
          <p className="font-semibold text-success empty:hidden" role="status">
            {done && !isSending && !answer && (reply.isSetUp ? 'Reply sent' : 'Reply kept')}
          </p>
        </div>
      </fetcher.Form>
    </>
  )
}
