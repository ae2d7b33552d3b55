import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import type { RouteHandle } from '#app/http/body.server'
import { storageRefusal } from '#app/http/problem.server'
import { clientOf, spend, tooMany } from '#app/http/rate-limit.server'
import { takeApplication } from '#app/http/upload.server'
import { APPLICATION_SENT } from '#app/models/application/application'
import { formLinks, type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { SentCard } from '#app/routes/site/submission/sent-card'
import { SceneArt } from '#app/ui/scene-art'
import { CareersForm } from './careers-form'
import { failureOf } from './send-application'

export async function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.get('sent') ?? ''
  const reference = /^JOB(-[0-9A-Z]{4}){2}$/.test(sent) ? sent : undefined
  const { content } = await shownSite(request)
  return { page: content.careers, reference }
}

export async function action({ request }: ActionFunctionArgs) {
  const wait = await spend('enquiry', clientOf(request))
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return data({ values: {}, message: tooMany(wait), fields: {} }, { status: 429, headers })
  }
  const { stored, values } = await takeApplication(request)
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return data({ values, message, fields: {} }, status)
  }
  const outcome = stored.value
  if (!outcome.ok) {
    const { message, fields, isTooLarge } = outcome
    return data({ values, message, fields }, isTooLarge ? 413 : 400)
  }
  return redirect(`/careers?sent=${outcome.receipt.reference}#apply`, 303)
}

export const handle: RouteHandle = { isUpload: true }

export const links = formLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function CareersPage() {
  const { page, reference } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const steps = page.steps.items.slice(1).map(({ title, text }) => `${title}. ${text}`)
  return (
    <main id="main" className="wrap rail py-14 max-lg:grid-cols-1">
      <div>
        <p className="tag">{page.title}</p>
        <h1 className="mt-3.5 mb-4 text-h2">{page.heading}</h1>
        <p className="lead mb-10">{page.lead}</p>
        {reference && !failed ? (
          <div id="apply" className="card p-6 lg:p-8">
            <SentCard
              message={APPLICATION_SENT}
              reference={reference}
              steps={steps}
              href="/careers#apply"
            />
          </div>
        ) : (
          <CareersForm
            refused={failed && { values: failed.values, ...failureOf(failed) }}
            genderHint={page.genderHint}
            steps={steps}
          />
        )}
      </div>
      <aside className="rail-side grid gap-6 lg:sticky">
        <div className="next">
          <h2 className="mb-6 text-h4">{page.steps.heading}</h2>
          <ol>
            {page.steps.items.map((step) => (
              <li key={step.title}>
                <strong className="font-semibold">{step.title}</strong>
                <p className="text-sm text-ink-2">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="plain max-lg:hidden">
          <SceneArt name={page.scene} />
        </div>
      </aside>
    </main>
  )
}
