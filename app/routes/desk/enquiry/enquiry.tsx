import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { closeEnquiry } from '#app/models/enquiry/change.server'
import { enquiryFields } from '#app/models/enquiry/enquiry'
import { addNote, noteInput } from '#app/models/enquiry/note.server'
import { DeskError } from '#app/routes/desk/desk-error'
import { ChangeBanner } from '#app/routes/desk/enquiries/change-banner'
import { EnquiryFacts, EnquiryMarks, StatusBadge } from '#app/routes/desk/enquiries/enquiry-facts'
import { readFilter } from '#app/routes/desk/enquiries/enquiry-filter.server'
import { StatusButtons } from '#app/routes/desk/enquiries/status-form'
import { consentFact, DetailsHeading, type Fact } from '#app/routes/desk/facts'
import { assigneeOptions } from '#app/routes/desk/form/select'
import { SharedFormPage } from '#app/routes/desk/form/shared-form'
import { ItemNav } from '#app/routes/desk/item-nav'
import { backTo, outcomeOf } from '#app/routes/desk/outcome-params'
import { When } from '#app/routes/desk/when'
import { isNotFound } from '#app/ui/error/error-words'
import { Banner } from '#app/ui/form/form-messages'
import { AssignForm, SpamForm, TakeForm } from './enquiry-actions'
import { EnquiryHistory } from './enquiry-history'
import { nextPage, readEnquiryPage } from './enquiry-page.server'
import { RelatedMails, SamePerson } from './enquiry-related'
import { FollowUpForm } from './follow-up-form'
import { NoteForm } from './note-form'
import { handleReply, readReplyPanel } from './reply.server'
import { ReplyLinks } from './reply-links'
import { ReplyPanel } from './reply-panel'
import { showAgain, storeText } from './store-text.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const query = new URL(request.url).searchParams
  const filter = await readFilter(query, admin.id)
  const page = await readEnquiryPage(site(), params.id ?? '', filter, query.get('batch') ?? '')
  if (!page) throw problem(404, 'There is no such enquiry')
  const reply = await readReplyPanel(site(), admin, page.enquiry)
  return { ...page, reply, adminId: admin.id }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { db } = site()
  const id = params.id ?? ''
  const values = await readForm(request)
  const acted = await handleReply(admin, id, values)
  if (acted) return acted
  const { note = '', intent, back } = values
  if (intent === 'none') return showAgain('note', values, 200, { errors: [] })
  const isClosing = intent === 'close'
  if (isClosing && (values.text?.trim() || values.call?.trim())) {
    return showAgain('note', values, 409, { errors: [UNSENT] })
  }
  const input = isClosing && note.trim() === '' ? NO_NOTE : parse(noteInput, { note })
  const stored = await storeText('enquiry', 'note', values, input, async ({ note: words }) =>
    isClosing
      ? closeEnquiry(db, admin, id, { note: words, base: values.base })
      : addNote(db, admin, id, words),
  )
  if (!stored.ok) return stored.refusal
  await storeOtherFields(admin, values, 'note')
  const done = stored.value
  if (typeof done === 'object' && done.unseen) {
    const { words, id: base } = done.unseen
    return showAgain('note', values, 409, { errors: [`Not closed: ${words}`], base })
  }
  if (typeof done === 'string') return redirect(`${backTo(back, { done })}#notes`, 303)
  if (done.isLost) throw problem(404, 'There is no such enquiry')
  const outcome = { ...outcomeOf(done), noted: note.trim() && 'yes' }
  return redirect(await nextPage(site(), admin.id, id, back, outcome), 303)
}

const UNSENT =
  'Not closed: what you typed under Reply is not sent. Send it, log it or clear it first'
const NO_NOTE = { ok: true, data: { note: '' } } as const

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta: MetaFunction<typeof loader> = ({ data: page, error }) => {
  if (page) return [{ title: `${page.enquiry.name}, ${page.enquiry.reference}` }]
  return [{ title: isNotFound(error) ? 'No such enquiry' : 'The enquiry could not be loaded' }]
}

const DETAIL_FIELDS = enquiryFields.filter(({ shownIn }) => shownIn.includes('detail'))

export default function EnquiryPage() {
  const page = useLoaderData<typeof loader>()
  const { enquiry, history, mails, others, applications, colleagues, batch, adminId } = page
  const [params] = useSearchParams()
  const { _id: id, name, status, assigneeId, isSpam } = enquiry
  const base = history.at(-1)?.id ?? ''
  const sent = history.find((event) => event.id === params.get('replied'))?.reply?.state
  const more: Fact[] = [
    ...DETAIL_FIELDS.map(({ name, label, staffLabel = label }): Fact => {
      return [staffLabel, (name === 'callBack' ? enquiry.callBackShown : enquiry[name]) || '–']
    }),
    consentFact(enquiry.consentVersion),
  ]
  return (
    <SharedFormPage>
      <article className="enquiry-page gap-3 [&>.banner]:mb-0" id={`enquiry-${id}`}>
        <ItemNav
          list={{ label: isSpam ? 'Spam' : 'Enquiries', path: '/admin' }}
          path="/admin/enquiries"
          noun="enquiry"
          neighbours={page.neighbours}
        />
        <header className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1>{name}</h1>
            <StatusBadge status={status} isSpam={isSpam} />
          </div>
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
            <p className="text-ink-2">
              {[enquiry.companyName, enquiry.type].filter(Boolean).join(', ')}
            </p>
            <EnquiryMarks enquiry={{ ...enquiry, followUp: undefined }} />
            <p className="hint sm:ml-auto">
              Received <When {...enquiry.received} />
            </p>
          </div>
        </header>
        {page.bounce && (
          <Banner tone="bad">
            {`Emails to this address bounce${page.bounce.reason && `: ${page.bounce.reason}`}`}
          </Banner>
        )}
        <ChangeBanner batch={batch} />
        <div className="enquiry-columns grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1.75fr)_minmax(18rem,1fr)]">
          <div className="max-lg:contents!">
            <section className="panel grid gap-3 py-4!" aria-labelledby="message">
              <h2 className="sr-only" id="message">
                Message
              </h2>
              <p className="enquiry-words max-w-[44.25em] text-h4 [tab-size:16] whitespace-pre-wrap">
                {enquiry.desc}
              </p>
              {isSpam && <p className="hint">{`In spam: ${enquiry.spamReasons}.`}</p>}
              <div className="flex flex-wrap justify-between gap-2 [&_form_.btn]:border-line">
                <ReplyLinks to={enquiry} />
                <SpamForm id={id} name={name} isSpam={isSpam} />
              </div>
            </section>
            <section
              className="panel work items-start gap-2 py-2.5! [&_.btn]:px-3"
              aria-label="Work"
            >
              {!isSpam && <StatusButtons id={id} name={name} status={status} />}
              {assigneeId !== adminId && <TakeForm id={id} name={name} shortcut="t" />}
              <AssignForm
                id={id}
                name={name}
                assigneeId={assigneeId}
                assignees={assigneeOptions(colleagues, adminId)}
              />
              {!isSpam && (status !== 'Closed' || page.followUp.dueOn) && (
                <FollowUpForm id={id} name={name} followUp={page.followUp} />
              )}
            </section>
            <NoteForm base={base} canClose={!isSpam && status !== 'Closed'} />
            <ReplyPanel reply={page.reply} {...{ enquiry, base, sent }} />
          </div>
          <div className="max-lg:contents!">
            <section className="panel">
              <DetailsHeading />
              <EnquiryFacts enquiry={enquiry} more={more} />
            </section>
            <section className="panel max-lg:order-2">
              <h2>History and notes</h2>
              <EnquiryHistory received={enquiry.received} events={history} />
            </section>
            <SamePerson others={others} applications={applications} />
            <RelatedMails mails={mails} />
          </div>
        </div>
      </article>
    </SharedFormPage>
  )
}

export function ErrorBoundary() {
  return <DeskError subject="This enquiry" />
}
