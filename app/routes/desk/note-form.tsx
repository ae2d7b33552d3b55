import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { PostFailed } from '#app/routes/desk/desk-form'
import { BackField } from '#app/routes/desk/enquiries/change-banner'
import { COMPACT_FIELD } from '#app/routes/desk/form-fields'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useErrorTitle } from '#app/ui/error/error-title'
import { TextAreaField } from '#app/ui/form/field'

interface NoteFormProps {
  done: string
  refused: { note: string; errors?: string[] } | undefined
  failure: string | undefined
  canClose: boolean
}

export function NoteForm({ done, refused, failure, canClose }: NoteFormProps) {
  const { pathname, search } = useLocation()
  const sent = useNavigation().formData
  const isSending = sent?.has('note') ?? false
  const isClosing = sent?.get('intent') === 'close'
  const form = useRef<HTMLFormElement>(null)
  const hasFailed = refused !== undefined || failure !== undefined
  useErrorTitle(hasFailed && !isSending)
  useEffect(() => {
    if (hasFailed && !isSending) form.current?.querySelector('textarea')?.focus()
  }, [hasFailed, isSending])
  useEffect(() => {
    // `reset()` would bring back a note that was refused before.
    const box = form.current?.querySelector('textarea')
    if (done && box) box.value = ''
  }, [done])
  return (
    <Form
      className={`panel grid scroll-mt-16 py-4! ${COMPACT_FIELD}`}
      id="notes"
      method="post"
      action={pathname + deskParams(search)}
      preventScrollReset
      noValidate
      ref={form}
      aria-busy={isSending}
    >
      <BackField />
      <TextAreaField
        label="Add a note"
        hint={
          canClose ? 'Visible to staff only. Close and next adds it too.' : 'Visible to staff only.'
        }
        name="note"
        formId="enquiry"
        rows={2}
        aria-keyshortcuts="m"
        maxLength={5000}
        required
        autoFocus={refused !== undefined}
        defaultValue={refused?.note}
        errors={refused?.errors}
      />
      {!isSending && <PostFailed failure={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        <button className="btn btn-secondary btn-small" type="submit" disabled={isSending}>
          {isSending && !isClosing ? 'Adding…' : 'Add note'}
        </button>
        {canClose && (
          <button
            className="btn btn-primary btn-small"
            type="submit"
            name="intent"
            value="close"
            aria-keyshortcuts="c"
            disabled={isSending}
          >
            {isClosing ? 'Closing…' : 'Close and next'}
          </button>
        )}
        <p className="font-semibold text-success" role="status">
          {done && !hasFailed && !isSending && 'Note added'}
        </p>
      </div>
    </Form>
  )
}
