import { useLocation, useSearchParams } from '@remix-run/react'
import type { EnquiryDetail } from '#app/models/enquiry/list.server'
import { DeskForm, SubmitButton } from '#app/routes/desk/desk-form'
import { deskParams } from '#app/routes/desk/outcome-params'
import { ReplyForm, type ReplyRefusal } from './reply-form'
import type { ReplyPanelData } from './reply-panel.server'

interface ReplyPanelProps {
  enquiry: Pick<EnquiryDetail, '_id' | 'name' | 'email'>
  reply: ReplyPanelData
  /** The page to come back to, if not this one. */
  back?: string
  refused?: ReplyRefusal
}

export function ReplyPanel({ enquiry, reply, refused, ...page }: ReplyPanelProps) {
  const { pathname, search } = useLocation()
  const back = page.back ?? pathname + deskParams(search)
  const { _id: id, name, email } = enquiry
  return (
    <section className="panel" id="reply" key={id}>
      <h2>Reply</h2>
      {reply.obstacle && !refused ? (
        <p className="text-ink-2">{reply.obstacle}</p>
      ) : (
        <ReplyForm id={id} email={email} reply={reply} back={back} refused={refused} />
      )}
      <CallForm id={id} name={name} back={back} />
    </section>
  )
}

interface CallFormProps {
  id: string
  name: string
  back: string
}

function CallForm({ id, name, back }: CallFormProps) {
  const [params] = useSearchParams()
  const done = params.get('called') ?? ''
  return (
    <DeskForm
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-4"
      action={`/admin/enquiries/${id}/call`}
      preventScrollReset
    >
      <input type="hidden" name="back" value={back} />
      <input
        className="inp min-w-0 flex-[1_1_14em]"
        key={done}
        name="note"
        maxLength={1000}
        aria-label={`Note of a call with ${name}, optional`}
        placeholder="What was said, optional"
      />
      <SubmitButton busyLabel="Logging…">Log a call</SubmitButton>
      <p className="font-semibold text-success empty:hidden" role="status">
        {done && 'Call logged'}
      </p>
    </DeskForm>
  )
}
