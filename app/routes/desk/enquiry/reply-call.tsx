import { TextField } from '#app/ui/form/field'
import { PostForm, type ReplyRefusal } from './reply-post'

interface CallFormProps {
  id: string
  name: string
  refused: ReplyRefusal | undefined
}

export function CallForm({ id, name, refused }: CallFormProps) {
  return (
    <PostForm id={id} outcome="called" className="mt-4 border-line border-t pt-3" refused={refused}>
      {({ isSending, isDone, errors }) => (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <div className="min-w-0 flex-[1_1_14em] *:mb-0 pointer-fine:[&_.inp]:min-h-10 pointer-fine:[&_.inp]:py-1.5">
            <TextField
              label={`Call with ${name}`}
              name="call"
              formId="reply"
              maxLength={1000}
              placeholder="What was said, optional"
              defaultValue={refused?.call}
              errors={errors}
            />
          </div>
          <button className="btn btn-secondary btn-small" type="submit" disabled={isSending}>
            {isSending ? 'Logging…' : 'Log a call'}
          </button>
          <p className="w-full font-semibold text-success empty:hidden" role="status">
            {isDone && 'Call logged'}
          </p>
        </div>
      )}
    </PostForm>
  )
}
