import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react'
import { useEffect, useRef } from 'react'

import { readForm } from '#app/http/body.server'
import { dropTyped, findTyped } from '#app/http/kept-text.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { recordLoneAct } from '#app/models/privacy/audit.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import { countOf } from '#app/models/text'
import { isAnswer, revalidateUnlessUnsent, whyUnsent } from '#app/routes/desk/unsent'
import { useErrorTitle } from '#app/ui/error-title'
import { TextField } from '#app/ui/field'
import { type FoundPerson, lookUp, NO_KEY, sayFound } from './privacy.server'
import { PrivacyFound } from './privacy-found'

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  return { typedWho: findTyped(admin.id, request)?.who }
}

/** Looks for a person. Posted, so that no address stands in an address bar, a history or a log. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, { isKept: true })
  const { who = '' } = await readForm(request)
  const key = readPersonKey(who)
  if (!key) return data({ who, error: NO_KEY, found: null }, 400)
  dropTyped(admin.id)
  const found = await lookUp(who, key)
  await recordLoneAct(site().db, admin, { act: 'person.find', detail: sayFound(found.counts, key) })
  return data({ who, error: undefined, found })
}

/** Gives back who was typed where the question did not arrive, or could not be answered just now. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const who = String((await request.clone().formData()).get('who') ?? '')
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (isAnswer(error)) throw error
    return { who, error: whyUnsent(error), found: null, isUnsent: true } as const
  }
}

export const shouldRevalidate = revalidateUnlessUnsent

export const meta: MetaFunction = () => [{ title: 'Privacy' }]

export default function PrivacyPage() {
  const { typedWho } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useErrorTitle(answer?.error !== undefined)
  useEffect(() => {
    if (answer?.error) form.current?.querySelector('input')?.focus()
  }, [answer])
  return (
    <>
      <h1>Privacy</h1>
      <p className="hint mt-2 max-w-xl">
        When somebody asks what you hold about them, or wants it erased: find everything by one
        e-mail address or phone number, spam and bin included. How long things are kept by
        themselves is under <Link to="/admin/retention">Retention</Link>.
      </p>
      <Form method="post" noValidate aria-busy={isBusy} className="mt-6 max-w-xl" ref={form}>
        <TextField
          label="E-mail address or phone number"
          name="who"
          formId="privacy"
          autoComplete="off"
          spellCheck={false}
          defaultValue={answer?.who ?? typedWho}
          errors={answer?.error ? [answer.error] : undefined}
        />
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Looking…' : 'Find everything'}
        </button>
      </Form>
      <p className="sr-only" role="status">
        {answer?.found && !isBusy && sayAloud(answer.found)}
      </p>
      {answer?.found && <PrivacyFound found={answer.found} />}
    </>
  )
}

/** What appears below the form, to those who hear the page and stay in it. */
function sayAloud({ shownKey, counts }: FoundPerson): string {
  const { enquiries, applications } = counts
  if (enquiries + applications === 0) return ''
  return `About ${shownKey}: ${countOf(enquiries, 'enquiry', 'enquiries')}, ${countOf(applications, 'application', 'applications')}`
}
