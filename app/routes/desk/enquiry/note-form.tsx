import { COMPACT_FIELD } from '#app/routes/desk/form-fields'
import { PostForm, type PostRefusal } from '#app/routes/desk/post-form'
import { TextAreaField } from '#app/ui/form/field'

interface NoteFormProps {
  id: string
  refused: PostRefusal | undefined
  canClose: boolean
}

export function NoteForm({ id, refused: answer, canClose }: NoteFormProps) {
  const refused = answer?.note === undefined ? undefined : answer
  return (
    <PostForm
      id={id}
      outcome="done"
      anchor="notes"
      className={`panel grid scroll-mt-16 py-4! ${COMPACT_FIELD}`}
      refused={refused}
    >
      {({ isSending, intent, isDone, answer }) => (
        <>
          <TextAreaField
            label="Add a note"
            hint={
              canClose
                ? 'Visible to staff only. Close and next adds it too.'
                : 'Visible to staff only.'
            }
            name="note"
            formId="enquiry"
            rows={2}
            aria-keyshortcuts="m"
            maxLength={5000}
            required
            autoFocus={refused !== undefined}
            defaultValue={refused?.note}
            errors={answer?.errors}
          />
          <div className="flex flex-wrap items-center gap-3">
            <button className="btn btn-secondary btn-small" type="submit" disabled={isSending}>
              {isSending && intent !== 'close' ? 'Adding…' : 'Add note'}
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
                {intent === 'close' ? 'Closing…' : 'Close and next'}
              </button>
            )}
            <p className="font-semibold text-success" role="status">
              {isDone && 'Note added'}
            </p>
          </div>
        </>
      )}
    </PostForm>
  )
}
