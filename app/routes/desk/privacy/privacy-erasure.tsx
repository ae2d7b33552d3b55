import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData } from '@remix-run/react'
import { useRef } from 'react'
import { readListForm } from '#app/http/body.server'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { recordSingleAction } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findMentions } from '#app/models/privacy/mention.server'
import { findPerson } from '#app/models/privacy/person.server'
import { type PersonKey, readPersonKey } from '#app/models/privacy/person-key.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { checkOwnPassword } from '#app/routes/desk/form/own-password.server'
import { toFailure, usePostResult } from '#app/routes/desk/form/post-failure'
import { findShownPerson, summarize } from './privacy.server'
import { PrivacyOthers } from './privacy-found'
import { PrivacyMentions } from './privacy-mentions'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const fields = await readListForm(request)
  const { who: [who = ''] = [], answer, current = [], also: chosen = [] } = fields
  const key = readPersonKey(who)
  if (!key) throw redirect('/admin/privacy', 303)
  const { db, settings } = site()
  if (answer?.[0] === 'erase') {
    const refused = await checkOwnPassword(admin, { current: current[0] ?? '' })
    if (refused) {
      return data({ ...(await find(who, key, chosen)), message: refused.message }, refused.init)
    }
    const mentions = chosen.length > 0 ? await mentionsOf(key) : []
    const also = mentions.map(({ id }) => id).filter((id) => chosen.includes(id))
    const by = { actor: admin, uploads: settings.uploadsDir, also }
    const { reference } = await erasePerson(db, key, by)
    return redirect(`/admin/privacy/receipts/${reference}`, 303)
  }
  const found = await find(who, key, chosen)
  await recordSingleAction(db, admin, {
    action: 'person.find',
    detail: summarize(found.counts, key),
  })
  return data({ ...found, message: '' })
}

async function find(who: string, key: PersonKey, chosen: string[]) {
  const { shownKey, counts, others } = await findShownPerson(who, key)
  return { who, shownKey, counts, others, mentions: await mentionsOf(key), chosen }
}

async function mentionsOf(key: PersonKey) {
  const { db } = site()
  return findMentions(db, key, await findPerson(db, key))
}

/** A failed post keeps the typed email address or phone number. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const who = String((await request.clone().formData()).get('who'))
  return serverAction().catch(async (error: unknown) => ({ ...(await toFailure(error)), who }))
}

export { shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Erase a person')

export default function PrivacyErasurePage() {
  const { result, failure } = usePostResult<typeof action>()
  const typed = useActionData<{ who: string }>()
  const lastResult = useRef(result)
  if (result) lastResult.current = result
  const question = failure === undefined ? result : lastResult.current
  if (!question) return <NoPerson who={typed?.who ?? ''} />
  const { who, shownKey, counts, others, mentions, chosen, message } = question
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (rows + mentions.length === 0) return <NothingLeft shownKey={shownKey} />
  return (
    <ConfirmPage
      question={`Erase everything about ${shownKey}?`}
      text="This deletes everything below, with history and resumes, and cannot be undone. Copies in backups disappear as backups are replaced."
      notice={
        <>
          <ul className="mb-5 list-disc pl-6">
            <li>Enquiries and messages: {counts.enquiries}</li>
            <li>Internal notes: {counts.notes}</li>
            <li>Applications with resumes: {counts.applications}</li>
            <li>Emails: {counts.mails + counts.received}</li>
          </ul>
          <PrivacyOthers others={others} />
        </>
      }
      cancel={{ to: '/admin/privacy' }}
      password={message}
      submit={{ label: 'Erase everything', busyLabel: 'Erasing…', name: 'answer', value: 'erase' }}
    >
      <input type="hidden" name="who" value={who} />
      <PrivacyMentions mentions={mentions} chosen={chosen} shownKey={shownKey} />
    </ConfirmPage>
  )
}

function NothingLeft({ shownKey }: { shownKey: string }) {
  return (
    <ConfirmPage
      question="Nothing to erase"
      text={
        <>
          There is nothing about <bdi>{shownKey}</bdi>, and no other record mentions it.
        </>
      }
      cancel={{ to: '/admin/privacy', label: 'Find a person' }}
    />
  )
}

/** The page without a person to erase, after a reload or a failed post. */
function NoPerson({ who }: { who: string }) {
  return (
    <ConfirmPage
      question="Erase a person"
      text="Find the person first to see what would be erased."
      cancel={{ to: '/admin/privacy', label: 'Find a person' }}
      submit={who ? { label: 'Try again', name: 'who', value: who } : undefined}
    />
  )
}
