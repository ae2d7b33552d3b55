import { useRef } from 'react'
import type { EnquiryDetail } from '#app/models/enquiry/list.server'
import { DetailsLink } from '#app/routes/desk/facts'
import { SubmitButton, useSharedForm } from '#app/routes/desk/form/desk-form'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { PostForm, type PostRefusal } from '#app/routes/desk/form/post-form'
import { TextField, useUnsentField } from '#app/ui/form/field'
import { ReplyForm, type ReplyFormProps } from './reply-form'

interface ReplyPanelProps extends Omit<ReplyFormProps, 'email'> {
  enquiry: Pick<EnquiryDetail, 'name' | 'email' | 'isSpam'>
}

export function ReplyPanel({ enquiry, reply, base, sent }: ReplyPanelProps) {
  const { name, email, isSpam } = enquiry
  const { result: last } = usePostResult<PostRefusal>()
  const { values: unsent } = useUnsentField('text')
  const panel = useRef<HTMLElement>(null)
  // An obstacle that arrives meanwhile, as when a colleague marks spam, does not remove the typed text.
  const typed = panel.current?.querySelector('textarea')?.value.trim()
  return (
    <section className="panel py-4! max-lg:order-1 print:hidden" id="reply" ref={panel}>
      {reply.obstacle && !last?.text && !unsent && !typed ? (
        <>
          <h2>Reply</h2>
          <p className="text-ink-2">{reply.obstacle}</p>
          {!isSpam && <DetailsLink>Correct the email address</DetailsLink>}
        </>
      ) : (
        <ReplyForm {...{ email, reply, base, sent }} />
      )}
      <CallForm name={name} />
    </section>
  )
}

function CallForm({ name }: { name: string }) {
  const sharedForm = useSharedForm()
  return (
    <PostForm about="call" className="mt-4 border-line border-t pt-3">
      {({ isDone }) => (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <div className="min-w-0 flex-[1_1_14em] *:mb-0 pointer-fine:[&_.inp]:min-h-10 pointer-fine:[&_.inp]:py-1.5">
            <TextField
              label={`Call with ${name}`}
              name="call"
              maxLength={1000}
              placeholder="What was said, optional"
              {...sharedForm}
            />
          </div>
          <SubmitButton name="intent" value="call" busyLabel="Logging…">
            Log a call
          </SubmitButton>
          <p className="w-full font-semibold text-success empty:hidden" role="status">
            {isDone && 'Call logged'}
          </p>
        </div>
      )}
    </PostForm>
  )
}
