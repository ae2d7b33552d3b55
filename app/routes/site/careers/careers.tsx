import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { type Content, openRoles } from '#app/content/content'
import { rolePath } from '#app/content/schemas/roles'
import { readApplicationForm, storeApplication } from '#app/http/application-upload.server'
import type { RouteHandle } from '#app/http/body.server'
import { storageRefusal } from '#app/http/problem.server'
import { clientOf, consume, tooMany } from '#app/http/rate-limit.server'
import { APPLICATION_SENT } from '#app/models/application/application'
import { findJustSent } from '#app/models/application/just-sent.server'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'
import { formLinks, type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { SentCard } from '#app/routes/site/submission/sent-card'
import { fittedHeadline } from '#app/ui/line-breaks'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { CareersForm } from './careers-form'
import { factsOf, failureOf } from './send-application'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const sent = searchParams.get('sent') ?? ''
  const reference = /^JOB(-[0-9A-Z]{4}){2}$/.test(sent) ? sent : undefined
  const { content } = await shownSite(request)
  const roles = openRoles(content)
  const requested = searchParams.get('role') ?? ''
  const role = roles.includes(requested) ? requested : undefined
  const [id] = /^[0-9a-f-]{36}$/.exec(searchParams.get('of') ?? '') ?? []
  const application = reference && id ? await findJustSent(site().db, { id, reference }) : undefined
  const facts = application && factsOf(application)
  return data(
    { page: content.careers, pages: rolePages(content), roles, role, reference, facts },
    facts && { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export async function action({ request }: ActionFunctionArgs) {
  const { form, received } = await readApplicationForm(request)
  const wait = await consume('enquiry', clientOf(request))
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return data({ ...received, message: tooMany(wait), fields: {} }, { status: 429, headers })
  }
  const stored = await storeApplication(request, form, openRoles(contentOf(site())))
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return data({ ...received, message, fields: {} }, status)
  }
  const outcome = stored.value
  if (!outcome.ok) {
    const { message, fields, isTooLarge } = outcome
    return data({ ...received, message, fields }, isTooLarge ? 413 : 400)
  }
  const { reference, _id } = outcome.receipt
  return redirect(`/careers?sent=${reference}&of=${_id}#apply`, 303)
}

export const handle: RouteHandle = { isUpload: true }

export const links = formLinks

export { headers } from '#app/http/document-headers'

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function CareersPage() {
  const { page, pages, roles, role, reference, facts } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const hasForm = roles.length > 0 || failed !== undefined
  return (
    <main id="main" className="group/page wrap rail pt-7 pb-(--sec) max-lg:grid-cols-1 md:pt-14">
      <div className="col-span-full">
        <p className="tag">{page.title}</p>
        <h1 className="mt-3.5 mb-4 text-page">{fittedHeadline(page.heading)}</h1>
        {hasForm && (
          <p className="lead group-has-data-sent/page:hidden print:hidden">{page.lead}</p>
        )}
        {roles.length > 0 && (
          <p className="not-print:hidden">{`Open roles: ${roles.join(', ')}`}</p>
        )}
      </div>
      <div>
        {pages.length > 0 && <RolePages pages={pages} />}
        {reference && !failed ? (
          <div id="apply" className="card p-6 lg:p-8">
            <SentCard
              message={APPLICATION_SENT}
              reference={reference}
              facts={facts}
              href="/careers#apply"
            />
          </div>
        ) : hasForm ? (
          <CareersForm
            // Remounts the form when the URL names another role.
            key={role}
            refused={failed && { values: failed.values, ...failureOf(failed) }}
            genderHint={page.genderHint}
            roles={roles}
            role={role}
            hadFile={failed?.hadFile}
          />
        ) : (
          <p id="apply" className="card">
            There is no open role at the moment. Please look again later.
          </p>
        )}
      </div>
      <aside className="rail-side grid gap-6 lg:sticky">
        {(hasForm || reference) && <Steps {...page.steps} />}
        <div className="plain print:hidden max-[22rem]:hidden max-md:@container overflow-x-clip rounded-(--r-xl) bg-(--sunken) py-6 min-[75rem]:px-4 md:max-lg:px-[calc(50%-260px)]">
          <SceneArt name={page.scene} />
        </div>
      </aside>
    </main>
  )
}

function Steps({ heading, items }: Content['careers']['steps']) {
  return (
    <div className="next">
      <h2 className="mb-6 text-h4">{heading}</h2>
      <ol>
        {items.map((step) => (
          <li key={step.title}>
            <strong className="font-semibold">{step.title}</strong>
            <p className="text-sm text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function rolePages({ roles }: Content) {
  return roles.flatMap(({ name, state, page }) =>
    page && state === 'open'
      ? [{ name, path: rolePath(page), about: `${page.employment}, ${page.place}` }]
      : [],
  )
}

function RolePages({ pages }: { pages: ReturnType<typeof rolePages> }) {
  return (
    <section className="mb-10" aria-labelledby="open-roles">
      <h2 id="open-roles" className="mb-3 text-h4">
        Roles in detail
      </h2>
      <ul className="grid gap-2">
        {pages.map(({ name, path, about }) => (
          <li key={path}>
            <PageLink className="text-link" to={path}>
              {name}
            </PageLink>
            <span className="text-ink-2">{`: ${about}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
