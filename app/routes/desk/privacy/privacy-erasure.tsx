import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useNavigation,
} from '@remix-run/react'
import { useRef } from 'react'

import { readForm } from '#app/http/body.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { recordLoneAct } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { readPersonKey } from '#app/models/privacy/person-key.server'
import {
  failureOf,
  keepPage,
  PostFailed,
  revalidateUnlessFailed,
  useAnswer,
} from '#app/routes/desk/desk-form'
import { findAndShow, summarize } from './privacy.server'
import { PrivacyOthers } from './privacy-found'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { who = '', answer } = await readForm(request)
  const key = readPersonKey(who)
  if (!key) throw redirect('/admin/privacy', 303)
  const { db, settings, secretKey } = site()
  if (answer === 'erase') {
    const by = { actor: admin, uploads: settings.uploadsDir, secretKey }
    const { reference } = await erasePerson(db, key, by)
    return redirect(`/admin/privacy/receipts/${reference}`, 303)
  }
  const found = await findAndShow(who, key)
  await recordLoneAct(db, admin, { act: 'person.find', detail: summarize(found.counts, key) })
  const { shownKey, counts, others } = found
  return data({ who, shownKey, counts, others })
}

/** A failed search for the person keeps what was searched for. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const who = (await request.clone().formData()).get('who')
  const answer = await keepPage({ serverAction })
  const failure = failureOf(answer)
  return failure === undefined ? answer : { failure, who }
}

export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction = () => [{ title: 'Erase a person' }]

export default function PrivacyErasurePage() {
  const { answer, failure } = useAnswer<typeof action>()
  const typed = useActionData<{ who: string }>()
  const lastAnswer = useRef(answer)
  if (answer) lastAnswer.current = answer
  const isBusy = useNavigation().state !== 'idle'
  const question = failure === undefined ? answer : lastAnswer.current
  if (!question) return <NoQuestion failure={isBusy ? undefined : failure} who={typed?.who ?? ''} />
  const { who, shownKey, counts, others } = question
  return (
    <div className="max-w-xl">
      <h1>Erase everything about {shownKey}?</h1>
      <p className="my-5 text-ink-2">
        These go for good, with their history and their resumes; it cannot be undone. Copies in
        backups go when the backups are replaced.
      </p>
      <ul className="mb-5 list-disc pl-6">
        <li>Enquiries and messages: {counts.enquiries}</li>
        <li>Internal notes: {counts.notes}</li>
        <li>Applications with resumes: {counts.applications}</li>
        <li>Mails: {counts.mails}</li>
      </ul>
      <PrivacyOthers others={others} />
      {!isBusy && <PostFailed failure={failure} />}
      <Form method="post" replace aria-busy={isBusy} className="flex flex-wrap gap-3">
        <input type="hidden" name="who" value={who} />
        <Link className="btn btn-secondary" to="/admin/privacy">
          Cancel
        </Link>
        <button
          className="btn btn-primary"
          type="submit"
          name="answer"
          value="erase"
          disabled={isBusy}
        >
          {isBusy ? 'Erasing…' : 'Erase everything'}
        </button>
      </Form>
    </div>
  )
}

interface NoQuestionProps {
  failure: string | undefined
  who: string
}

/** The page without a question, as after a reload or a post that failed. */
function NoQuestion({ failure, who }: NoQuestionProps) {
  return (
    <div className="max-w-xl">
      <h1>Erase a person</h1>
      <p className="my-5 text-ink-2">Look for the person first, and see what there is.</p>
      <PostFailed failure={failure} />
      <Form method="post" replace className="flex flex-wrap gap-3">
        <Link className="btn btn-secondary" to="/admin/privacy">
          Find a person
        </Link>
        {who && (
          <button className="btn btn-primary" type="submit" name="who" value={who}>
            Try again
          </button>
        )}
      </Form>
    </div>
  )
}
