import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useSearchParams } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { problem, storageRefusal } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { enquiryFields } from '#app/models/enquiry/enquiry'
import { addNote, noteInput } from '#app/models/enquiry/note.server'
import { attempt } from '#app/models/storage.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { useAnswer } from '#app/routes/desk/desk-form'
import { ChangeBanner } from '#app/routes/desk/enquiries/change-banner'
import { EnquiryFacts, EnquiryMarks, StatusBadge } from '#app/routes/desk/enquiries/enquiry-facts'
import { readFilter } from '#app/routes/desk/enquiries/enquiry-list.server'
import { StatusForm } from '#app/routes/desk/enquiries/status-form'
import type { Fact } from '#app/routes/desk/facts'
import { backTo, deskParams } from '#app/routes/desk/outcome-params'
import { assigneeOptions } from '#app/routes/desk/select'
import { AssignForm, SpamForm } from './enquiry-actions'
import { EnquiryHistory, NoteForm } from './enquiry-history'
import { readEnquiryPage } from './enquiry-page.server'
import { EnquiryMails, EnquiryNav, EnquiryPerson } from './enquiry-related'
import { FollowUpForm } from './follow-up-form'
import { ReplyLinks } from './reply-links'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const query = new URL(request.url).searchParams
  const filter = readFilter(query, admin.id)
  const page = await readEnquiryPage(site(), params.id ?? '', filter, query.get('batch') ?? '')
  if (!page) throw problem(404, 'There is no such enquiry')
  return { ...page, adminId: admin.id }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const id = params.id ?? ''
  const values = await readForm(request)
  const input = parse(noteInput, values)
  if (!input.ok) return data({ note: values.note ?? '', errors: input.errors.fields.note }, 400)
  const stored = await attempt(() => addNote(site().db, admin, id, input.data.note))
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return data({ note: values.note ?? '', errors: [message] }, status)
  }
  const note = stored.value
  if (!note) throw problem(404, 'There is no such enquiry')
  return redirect(`${backTo(values.back, { done: note })}#notes`, 303)
}

export { draftClientAction as clientAction, shouldRevalidate } from '#app/routes/desk/desk-form'

export const meta: MetaFunction<typeof loader> = ({ data: page, error }) => {
  if (page) return [{ title: `${page.enquiry.name}, ${page.enquiry.reference}` }]
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return [{ title: isMissing ? 'No such enquiry' : 'The enquiry could not be loaded' }]
}

const PAGE_FIELDS = enquiryFields.filter(({ shownIn }) => shownIn.includes('page'))

export default function EnquiryPage() {
  const page = useLoaderData<typeof loader>()
  const { enquiry, history, mails, others, applications, colleagues, batch, adminId } = page
  const { answer, failure } = useAnswer<typeof action>()
  const [params] = useSearchParams()
  const { _id: id, name, status, assigneeId, isSpam } = enquiry
  const more: Fact[] = [
    ...PAGE_FIELDS.map(({ name, label, staffLabel = label }): Fact => {
      return [staffLabel, (name === 'callBack' ? enquiry.callBackShown : enquiry[name]) || '–']
    }),
    ['Consent', enquiry.consentVersion || 'none shown (sent through the API)'],
  ]
  return (
    <article className="enquiry-page" id={`enquiry-${id}`}>
      <EnquiryNav isSpam={isSpam} neighbours={page.neighbours} search={deskParams(params)} />
      <header className="desk-head">
        <h1>{name}</h1>
        <StatusBadge status={status} />
      </header>
      <ChangeBanner batch={batch} params={params} />
      <EnquiryMarks enquiry={enquiry} />
      <ReplyLinks to={enquiry} />
      <section className="panel">
        <h2>{enquiry.companyName ? `${enquiry.type}, ${enquiry.companyName}` : enquiry.type}</h2>
        <p className="enquiry-words max-w-[44.25em] whitespace-pre-line">{enquiry.desc}</p>
      </section>
      <section className="panel work items-baseline gap-x-7 gap-y-3" aria-label="Work">
        {!isSpam && <StatusForm id={id} name={name} status={status} />}
        <AssignForm
          id={id}
          name={name}
          assigneeId={assigneeId}
          assignees={assigneeOptions(colleagues, adminId)}
        />
        {!isSpam && <FollowUpForm id={id} name={name} followUp={page.followUp} />}
        {isSpam && <p className="hint">{`In spam: ${enquiry.spamReasons}.`}</p>}
        <SpamForm id={id} name={name} isSpam={isSpam} />
      </section>
      <div className="enquiry-columns grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <section className="panel" id="notes">
          <h2>History and notes</h2>
          <EnquiryHistory receivedAt={enquiry.receivedAt} events={history} />
          <NoteForm done={params.get('done') ?? ''} refused={answer} failure={failure} />
        </section>
        <div>
          <section className="panel">
            <h2>Details</h2>
            <EnquiryFacts enquiry={enquiry} more={more} />
          </section>
          <EnquiryPerson others={others} applications={applications} />
          <EnquiryMails mails={mails} />
        </div>
      </div>
    </article>
  )
}

export function ErrorBoundary() {
  return <DeskError what="This enquiry" />
}
