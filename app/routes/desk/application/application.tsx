import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { addApplicationNote } from '#app/models/application/history.server'
import { site } from '#app/models/company/site.server'
import { noteInput } from '#app/models/enquiry/note.server'
import { readApplicationFilter } from '#app/routes/desk/applications/application-list.server'
import { ApplicationNotices } from '#app/routes/desk/applications/application-notices'
import { DeskError } from '#app/routes/desk/desk-error'
import { RelatedMails, SamePerson } from '#app/routes/desk/enquiry/enquiry-related'
import { NoteForm } from '#app/routes/desk/enquiry/note-form'
import { showAgain, storeText } from '#app/routes/desk/enquiry/store-text.server'
import { DetailsHeading } from '#app/routes/desk/facts'
import { SharedFormPage } from '#app/routes/desk/form/shared-form'
import { ItemNav } from '#app/routes/desk/item-nav'
import { backTo } from '#app/routes/desk/outcome-params'
import { When } from '#app/routes/desk/when'
import { isNotFound } from '#app/ui/error/error-words'
import { Icon } from '#app/ui/icon'
import { ApplicationFacts } from './application-facts'
import { readApplicationPage } from './application-page.server'
import { ApplicationHistory, ApplicationWork } from './application-parts'
import { StageBadge } from './stage-form'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const query = new URL(request.url).searchParams
  const filter = readApplicationFilter(query, site().company.timeZone)
  const page = await readApplicationPage(site(), params.id ?? '', filter)
  if (!page) throw problem(404, 'There is no such application')
  return page
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const values = await readForm(request)
  if (values.intent === 'none') return showAgain('note', values, 200, { errors: [] })
  const input = parse(noteInput, { note: values.note ?? '' })
  const stored = await storeText('application', 'note', values, input, ({ note }) =>
    addApplicationNote(site().db, admin, params.id ?? '', note),
  )
  if (!stored.ok) return stored.refusal
  return redirect(`${backTo(values.back ?? '/admin/jobs', { done: stored.value })}#notes`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta: MetaFunction<typeof loader> = ({ data: page, error }) => {
  if (page) return [{ title: `${page.application.fullName}, ${page.application.reference}` }]
  return [
    { title: isNotFound(error) ? 'No such application' : 'The application could not be loaded' },
  ]
}

export default function ApplicationPage() {
  const { application, history, mails, others, applications, neighbours } =
    useLoaderData<typeof loader>()
  const { _id: id, fullName, jobRole, experience, stage, isBinned } = application
  return (
    <SharedFormPage>
      <article className="enquiry-page gap-3 [&>.banner]:mb-0" id={`application-${id}`}>
        <ItemNav
          list={{ label: isBinned ? 'Bin' : 'Applications', path: '/admin/jobs' }}
          path="/admin/jobs"
          noun="application"
          neighbours={neighbours}
        />
        <header className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1>{fullName}</h1>
            {isBinned ? (
              <span className="badge badge-held">In the bin</span>
            ) : (
              <StageBadge stage={stage} />
            )}
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className="text-ink-2">{`${jobRole}, ${experience}`}</p>
            <p className="hint">
              Received <When {...application.received} />
            </p>
          </div>
        </header>
        <ApplicationNotices />
        <div className="enquiry-columns grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1.75fr)_minmax(18rem,1fr)]">
          <div>
            <section className="panel grid gap-4" aria-labelledby="motivation">
              <h2 className="sr-only" id="motivation">
                Motivation
              </h2>
              <p className="enquiry-words max-w-[44.25em] text-h4 [tab-size:16] whitespace-pre-wrap">
                {application.motivation}
              </p>
              {!isBinned && (
                <a
                  className="btn btn-primary btn-small justify-self-start"
                  href={`/careers/downloadResume/${id}`}
                  data-download
                  aria-label={`Download CV of ${fullName}`}
                  aria-keyshortcuts="d"
                >
                  <Icon name="download" size={18} /> Download CV
                </a>
              )}
            </section>
            <ApplicationWork application={application} />
            <NoteForm canClose={false} />
          </div>
          <div>
            <section className="panel">
              <DetailsHeading />
              <ApplicationFacts application={application} />
            </section>
            <section className="panel">
              <h2>History and notes</h2>
              <ApplicationHistory received={application.received} events={history} />
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
  return <DeskError subject="This application" />
}
