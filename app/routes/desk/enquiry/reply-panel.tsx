import type { EnquiryDetail } from '#app/models/enquiry/list.server'
import { CallForm } from './reply-call'
import { ReplyForm } from './reply-form'
import type { ReplyPanelData } from './reply-panel.server'
import type { ReplyRefusal } from './reply-post'

interface ReplyPanelProps {
  enquiry: Pick<EnquiryDetail, '_id' | 'name' | 'email'>
  reply: ReplyPanelData
  /** The answer to the last post without scripts, of whichever form. */
  refused: object | undefined
}

export function ReplyPanel({ enquiry, reply, refused: answer }: ReplyPanelProps) {
  const { _id: id, name, email } = enquiry
  const refused = isOurs(answer) ? answer : undefined
  const refusedReply = refused?.text === undefined ? undefined : refused
  return (
    <section className="panel py-4! print:hidden" id="reply" key={id}>
      {reply.obstacle && !refusedReply ? (
        <>
          <h2>Reply</h2>
          <p className="text-ink-2">{reply.obstacle}</p>
        </>
      ) : (
        <ReplyForm id={id} email={email} reply={reply} refused={refusedReply} />
      )}
      <CallForm id={id} name={name} refused={refused?.call === undefined ? undefined : refused} />
    </section>
  )
}

function isOurs(answer: object | undefined): answer is ReplyRefusal {
  return answer !== undefined && ('text' in answer || 'call' in answer)
}
