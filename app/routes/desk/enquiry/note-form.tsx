import { BaseField } from '#app/routes/desk/form/back-field'
import { SubmitButton, useSharedForm } from '#app/routes/desk/form/desk-form'
import { COMPACT_FIELD, PostForm } from '#app/routes/desk/form/post-form'
import { TextAreaField } from '#app/ui/form/field'

interface NoteFormProps {
  /** Id of the newest event in the history, or ''. */
  base?: string
  canClose: boolean
}

export function NoteForm({ base = '', canClose }: NoteFormProps) {
  const sharedForm = useSharedForm()
  return (
    <PostForm
      about="note"
      anchor="notes"
      className={`panel grid scroll-mt-16 py-4! max-lg:order-1 ${COMPACT_FIELD}`}
    >
      {({ intent, isDone, isShownAgain, result }) => (
        <>
          {canClose && <BaseField base={base} refused={result?.base} {...sharedForm} />}
          <TextAreaField
            label="Add a note"
            hint={
              canClose
                ? 'Visible to staff only. Close and next adds it too.'
                : 'Visible to staff only.'
            }
            name="note"
            rows={2}
            aria-keyshortcuts="m"
            maxLength={5000}
            required
            autoFocus={isShownAgain}
            {...sharedForm}
          />
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton
              name="intent"
              value="note"
              busyLabel={intent === 'close' ? undefined : 'Adding…'}
            >
              Add note
            </SubmitButton>
            {canClose && (
              <SubmitButton
                name="intent"
                value="close"
                aria-keyshortcuts="c"
                busyLabel={intent === 'close' ? 'Closing…' : undefined}
              >
                {result?.base ? 'Close anyway' : 'Close and next'}
              </SubmitButton>
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
