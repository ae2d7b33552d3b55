import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { BackField } from '#app/routes/desk/enquiries/change-banner'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useErrorTitle } from '#app/ui/error-title'
import { TextAreaField } from '#app/ui/field'

interface NoteFormProps {
  /** Id of the note that was just taken; empty where none was. */
  done: string
  /** What was written and why it was not taken. */
  refused: { note: string; errors?: string[] } | undefined
  /** What was written when it could not be taken, and is not sent yet. */
  typed: string | undefined
}

const UNSENT = 'Your session was over or the site was busy, so this note is not added yet.'

/** Adds a note for colleagues; the visitor never sees it. */
export function NoteForm({ done, refused, typed }: NoteFormProps) {
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formData?.has('note') ?? false
  const form = useRef<HTMLFormElement>(null)
  useErrorTitle(refused !== undefined && !isSending)
  useEffect(() => {
    if (refused || typed) form.current?.querySelector('textarea')?.focus()
  }, [refused, typed])
  useEffect(() => {
    // Not reset: that would bring back a note that was refused before.
    const box = form.current?.querySelector('textarea')
    if (done && box) box.value = ''
  }, [done])
  return (
    <Form
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
        hint="For colleagues only."
        name="note"
        formId="enquiry"
        rows={3}
        maxLength={5000}
        required
        autoFocus={(refused ?? typed) !== undefined}
        defaultValue={refused?.note ?? typed}
        errors={refused?.errors ?? (typed ? [UNSENT] : undefined)}
      />
      <button className="btn btn-secondary btn-small" type="submit" disabled={isSending}>
        {isSending ? 'Adding…' : 'Add note'}
      </button>
      <p className="status-saved" role="status">
        {done && !refused && !isSending && 'Note added'}
      </p>
    </Form>
  )
}
