import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { readForm } from '#app/http/body.server'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { recordSingleAction } from '#app/models/privacy/audit.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import { countOf } from '#app/models/text'
import { titled } from '#app/routes/desk/desk-head'
import { BackField } from '#app/routes/desk/form/back-field'
import { PostFailed, useIsPosting, usePostResult } from '#app/routes/desk/form/post-failure'
import { useErrorTitle } from '#app/ui/error/error-title'
import { OfflineNavigation } from '#app/ui/error/offline-dialog'
import { FormContext, TextField } from '#app/ui/form/field'
import { type FoundPerson, findShownPerson, NO_KEY, summarize } from './privacy.server'
import { isNothingFound, PrivacyFound } from './privacy-found'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return null
}

/** A POST, because a GET would leave the email address or phone number in the history and in logs. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { who = '' } = await readForm(request)
  const key = readPersonKey(who)
  if (!key) return data({ who, error: NO_KEY, found: null }, 400)
  const found = await findShownPerson(who, key)
  await recordSingleAction(site().db, admin, {
    action: 'person.find',
    detail: summarize(found.counts, key),
  })
  return data({ who, error: undefined, found })
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Privacy')

export default function PrivacyPage() {
  const { result, failure } = usePostResult<typeof action>()
  const isBusy = useIsPosting()
  const form = useRef<HTMLFormElement>(null)
  const hasFailed = result?.error !== undefined || failure !== undefined
  const errors = { who: result?.error ? [result.error] : undefined }
  useErrorTitle(hasFailed)
  useEffect(() => {
    if (hasFailed && !isBusy) form.current?.querySelector<HTMLElement>('.inp')?.focus()
  }, [hasFailed, isBusy])
  return (
    <>
      <h1>Privacy</h1>
      <p className="hint mt-2 max-w-xl">
        Find everything about a person, spam and bin included, to export or erase it. How long data
        is kept is under <Link to="/admin/retention">Retention</Link>.
      </p>
      <Form method="post" noValidate aria-busy={isBusy} className="mt-6 max-w-xl" ref={form}>
        <BackField />
        <FormContext.Provider value={{ formId: 'privacy', values: { who: result?.who }, errors }}>
          <TextField
            label="Email address or phone number"
            name="who"
            autoComplete="off"
            spellCheck={false}
          />
        </FormContext.Provider>
        <PostFailed failure={failure} />
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Searching…' : 'Find everything'}
        </button>
      </Form>
      <p className="sr-only" role="status">
        {result?.found && !isBusy && announcementOf(result.found)}
      </p>
      {result?.found && <PrivacyFound found={result.found} />}
      <OfflineNavigation />
    </>
  )
}

function announcementOf({ shownKey, counts }: FoundPerson): string {
  if (isNothingFound(counts)) return ''
  const { enquiries, applications, received } = counts
  const found = [
    countOf(enquiries, 'enquiry', 'enquiries'),
    countOf(applications, 'application', 'applications'),
    ...(received > 0 ? [countOf(received, 'email from them', 'emails from them')] : []),
  ]
  return `About ${shownKey}: ${found.join(', ')}`
}
