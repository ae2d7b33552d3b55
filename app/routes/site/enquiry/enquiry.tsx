import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  Form,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from '@remix-run/react'

import { GENERAL, knownType } from '#app/content/enquiry-types'
import { bannerOf, parse } from '#app/http/parse'
import { readPostedForm } from '#app/http/posted-form.server'
import type { RouteHandle } from '#app/http/route-handle'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput, FAILED_MESSAGE } from '#app/models/enquiry/enquiry'
import { tidyText } from '#app/models/text'
import { FormTrust } from '#app/routes/site/form-trust'
import { formLinks } from '#app/routes/site/page-links'
import { type PageMeta, pageMeta } from '#app/routes/site/page-meta'
import { isConnectionError } from '#app/ui/connection-error'
import { isUnread } from '#app/ui/error-words'
import { Banner, ErrorSummary } from '#app/ui/form-messages'
import { telephoneHref } from '#app/ui/telephone-href'
import { EnquiryFields } from './enquiry-fields'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const type = knownType(query.get('type'))
  // Only ever shown in the field, to be changed or sent by the visitor.
  const desc = tidyText(query.get('desc') ?? '')
  const tag = type === GENERAL ? 'Enquiry' : type
  const { helpdeskPhone, email, opensAt, closesAt } = site().company
  return { helpdeskPhone, email, opensAt, closesAt, type, tag, desc }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readPostedForm(request, enquiryInput)
  if (!form.ok) return form.refusal
  const receipt = await createEnquiry(site().db, form.data, {
    type: knownType(form.data.type),
    ...form.traces,
  })
  // With a fragment of its own: without one a browser keeps that of the form's address.
  return redirect(`/enquiry/sent?reference=${receipt.reference}#sent`, 303)
}

/**
 * Says what is wrong before anything is sent, since a text that is far too long gets no answer from any page. Leaves the
 * form as it was typed where the connection broke, or what answered was no page of ours.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = await request.clone().formData()
  const values = Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]))
  const input = parse(enquiryInput, values)
  if (!input.ok) return { values, fields: input.errors.fields, banner: bannerOf(input.errors) }
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!isConnectionError(error) && !isUnread(error)) throw error
    return { values, fields: {}, banner: FAILED_MESSAGE }
  }
}

/** Nothing that is sent changes the page; asking for it again would fail as the sending did. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== 'POST' && defaultShouldRevalidate
}

export const handle: RouteHandle = { hasLongUrl: true }

export const links = formLinks

export const meta: PageMeta = ({ matches }) =>
  pageMeta(
    {
      path: '/enquiry',
      title: 'Send an enquiry',
      description:
        'Tell us what you want to build, run or send. A person reads every enquiry and answers on a working day.',
      imageOf: '/contact',
    },
    matches,
  )

const NEXT_STEPS = [
  ['You get a reference', 'The next page shows it. Quote it when you write or call.'],
  ['We ask what is missing', 'By email, or by phone if you ask for a call.'],
  ['You get it in writing', 'A scope and a price. Until you accept them you owe nothing.'],
] as const

export default function EnquiryPage() {
  const { type, tag, desc, ...company } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action | typeof clientAction>()
  const { search } = useLocation()
  const isSending = useNavigation().formAction?.startsWith('/enquiry') ?? false
  return (
    <main id="main" className="wrap sec grid gap-14 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <p className="tag">{tag}</p>
        <h1 className="mt-3.5 mb-5 text-h2">Send an enquiry</h1>
        <p className="lead">
          Say what you want to build, run or send, and roughly how much of it. A person reads every
          enquiry and answers on a working day.
        </p>
        <dl className="mt-8 grid gap-4 border-t border-line pt-6 text-sm">
          <div>
            <dt className="text-ink-3">Rather talk?</dt>
            <dd className="-mr-1.5">
              <a className="text-link" href={telephoneHref(company.helpdeskPhone)}>
                {company.helpdeskPhone}
              </a>
              , Monday to Friday, {company.opensAt} to {company.closesAt}
            </dd>
          </div>
          <div>
            <dt className="text-ink-3">Rather write?</dt>
            <dd>
              <a className="text-link" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </dd>
          </div>
        </dl>
        <div className="next mt-8 hidden lg:block">
          <h2 className="mb-6 text-h4">What happens next</h2>
          <ol>
            {NEXT_STEPS.map(([title, text]) => (
              <li key={title}>
                <strong className="font-semibold">{title}</strong>
                <p className="text-sm text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Form
        id="send"
        className="card form-card lg:p-10"
        method="post"
        action={`/enquiry${search}#send`}
        noValidate
        aria-busy={isSending}
      >
        <p className="hint mb-5">Fields marked * are required.</p>
        {failed && !isSending && <Failure {...failed} />}
        <input type="hidden" name="type" value={type} />
        <EnquiryFields formId="page" values={failed?.values ?? { desc }} errors={failed?.fields} />
        <FormTrust formId="page" />
        <button className="btn btn-primary w-full" type="submit" disabled={isSending}>
          {isSending ? 'Processing...' : 'Send enquiry'}
        </button>
      </Form>
    </main>
  )
}

function Failure({ banner, fields }: { banner: string; fields: Record<string, string[]> }) {
  if (Object.keys(fields).length === 0)
    return (
      <Banner tone="bad" takesFocus>
        {banner}
      </Banner>
    )
  return <ErrorSummary formId="page" banner={banner} fields={fields} attempt={fields} />
}
