import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { messagesOf, parse } from '#app/http/parse'
import { problem, storageRefusal } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { findEnquiry } from '#app/models/enquiry/list.server'
import { replyInput, sendReply } from '#app/models/reply/reply.server'
import { attempt } from '#app/models/storage.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { useAnswer } from '#app/routes/desk/desk-form'
import { backTo } from '#app/routes/desk/outcome-params'
import { ReplyPanel } from './reply-panel'
import { readReplyPanel } from './reply-panel.server'

const NONE = 'There is no such enquiry'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const enquiry = await findEnquiry(site().db, params.id ?? '')
  if (!enquiry) throw problem(404, NONE)
  const chosen = new URL(request.url).searchParams.get('reply') ?? ''
  const { _id, name, email, desc } = enquiry
  const reply = await readReplyPanel(site(), admin, enquiry, chosen)
  return { enquiry: { _id, name, email, desc }, reply }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const values = await readForm(request)
  const { text = '', back = '' } = values
  const refuse = (status: number, ...errors: string[]) => data({ text, back, errors }, status)
  const input = parse(replyInput, values)
  if (!input.ok) return refuse(400, ...messagesOf(input.errors))
  const stored = await attempt(() => sendReply(site(), admin, id, input.data))
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return refuse(status, message)
  }
  if (!stored.value) throw problem(404, NONE)
  if (!stored.value.ok) return refuse(409, stored.value.obstacle)
  return redirect(`${backTo(back, { replied: stored.value.eventId })}#reply`, 303)
}

export { draftClientAction as clientAction, shouldRevalidate } from '#app/routes/desk/desk-form'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `Reply to ${page.enquiry.name}` : 'The enquiry could not be loaded' },
]

/** Where a refused reply is shown without scripts; also a page of its own. */
export default function ReplyPage() {
  const { enquiry, reply } = useLoaderData<typeof loader>()
  const { answer } = useAnswer<typeof action>()
  const back = `/admin/enquiries/${enquiry._id}`
  return (
    <article className="enquiry-page">
      <p>
        <Link className="link" to={answer?.back || back}>
          Back to the enquiry
        </Link>
      </p>
      <h1>{`Reply to ${enquiry.name}`}</h1>
      <p className="panel max-w-[44.25em] whitespace-pre-line">{enquiry.desc}</p>
      <ReplyPanel enquiry={enquiry} reply={reply} back={back} refused={answer} />
    </article>
  )
}

export function ErrorBoundary() {
  return <DeskError what="This enquiry" />
}
