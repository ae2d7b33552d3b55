import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'

import { GENERAL, knownType } from '#app/content/enquiry-types'
import type { RouteHandle } from '#app/http/body.server'
import { readPostedForm } from '#app/http/posted.server'
import { daysInWords, timesInWords } from '#app/models/company/opening-times'
import { site } from '#app/models/company/site.server'
import { contentOf } from '#app/models/content/published.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { attempt } from '#app/models/storage.server'
import { tidyText } from '#app/models/text'
import { formLinks, type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { telephoneHref } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { EnquiryForm } from './enquiry-form'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content, company } = await shownSite(request)
  const query = new URL(request.url).searchParams
  const type = knownType(content, query.get('type'))
  const desc = tidyText(query.get('desc') ?? '')
  const tag = type === GENERAL ? 'Enquiry' : type
  const { helpdeskPhone, tollFreePhone, email, openDays } = company
  const hours = `${daysInWords(openDays)}, ${timesInWords(company)}`
  return { phone: helpdeskPhone || tollFreePhone, email, hours, type, tag, desc }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readPostedForm(request, enquiryInput)
  if (!form.ok) return form.refusal
  const origin = { type: knownType(contentOf(site()), form.data.type), ...form.origin }
  const stored = await attempt(() => createEnquiry(site().db, form.data, origin))
  if (!stored.ok) return form.refuse(stored.fault)
  // Without a fragment the browser keeps the one in the URL of the form.
  return redirect(`/enquiry/sent?reference=${stored.value.reference}#sent`, 303)
}

export const handle: RouteHandle = { hasLongUrl: true }

export { headers } from '#app/http/document-headers'

export const links = formLinks

export const meta: PageMeta = ({ matches }) =>
  pageMeta(
    {
      path: '/enquiry',
      title: 'Send an enquiry',
      description:
        'Tell us what you want to build, run or send. A person reads every enquiry and replies on a working day.',
      imageOf: '/contact',
    },
    matches,
  )

const NEXT_STEPS = [
  ['You get a reference', 'The next page shows it. Quote it when you contact us.'],
  ['We ask for missing details', 'By email, or by phone if you ask for a call.'],
  ['You get it in writing', 'A scope and a price. You owe nothing until you accept.'],
] as const

export default function EnquiryPage() {
  const { type, tag, desc, ...company } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { search } = useLocation()
  return (
    <main
      id="main"
      className="group/page wrap grid gap-x-8 gap-y-8 pt-7 pb-(--sec) md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] md:grid-rows-[auto_1fr] md:pt-14 lg:gap-x-14"
    >
      <div>
        <p className="tag">{tag}</p>
        <h1 className="mt-3.5 mb-5 text-page">Send an enquiry</h1>
        <p className="lead">
          Tell us what you want to build, run or send, and roughly how much. A person reads every
          enquiry and replies on a working day.
        </p>
        <dl className="mt-6 grid gap-x-8 gap-y-3 border-t border-line pt-5 text-sm">
          {company.phone && (
            <div>
              <dt className="text-ink-3">Prefer to call?</dt>
              <dd className="-mr-1.5">
                <a className="text-link" href={telephoneHref(company.phone)}>
                  {company.phone}
                </a>
                , {company.hours}
              </dd>
            </div>
          )}
          <div>
            <dt className="text-ink-3">Prefer email?</dt>
            <dd>
              <a className="text-link" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </dd>
          </div>
        </dl>
      </div>
      <div className="flex flex-col md:col-start-2 md:row-span-2 md:row-start-1">
        <EnquiryForm type={type} desc={desc} action={`/enquiry${search}#send`} refused={failed} />
      </div>
      <div className="next flex flex-col p-6 group-has-[form_[role=alert]]/page:self-start max-md:self-start lg:p-8">
        {/* Where the whole scene does not fit, only its middle is shown. */}
        <div className="plain print:hidden my-auto overflow-x-clip max-[72.5rem]:[&_.extra]:hidden max-[72.5rem]:[&_.ill]:-ml-[50%] max-[72.5rem]:[&_.ill]:w-[200%] max-[72.5rem]:[&_.ill]:max-w-none">
          <SceneArt name="enquiry-answered" />
        </div>
        <h2 className="mt-4 mb-6 text-h4">What happens next</h2>
        <ol>
          {NEXT_STEPS.map(([title, text]) => (
            <li key={title}>
              <strong className="font-semibold">{title}</strong>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </main>
  )
}
