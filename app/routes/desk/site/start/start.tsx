import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { requireOwner } from '#app/http/session.server'
import { fieldPath, isField } from '#app/models/company/samples'
import { site } from '#app/models/company/site.server'
import { publishDraft } from '#app/models/content/publish.server'
import { dismissStart, readStart, START } from '#app/models/content/start.server'
import { countOf } from '#app/models/text'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { PostFailed, usePostResult } from '#app/routes/desk/form/post-failure'
import { Notices, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { PublishStep, ReminderToggle, StartSteps } from './start-steps'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  const { steps, ...start } = await readStart(site())
  const shown = steps.map(({ samples, ...step }) => ({
    ...step,
    samples: samples.map(({ label, field }) => ({ label, to: fieldPath(field) })),
  }))
  return { steps: shown, ...start }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { intent, revision = '' } = await readForm(request)
  switch (intent) {
    case 'publish': {
      const draft = { document: 'company', revision: Number.parseInt(revision, 10) || 0 }
      const outcome = await publishDraft(site(), admin, draft)
      if (outcome.ok) return redirect(`${START}?done=published`, 303)
      if (outcome.reason !== 'faults') return redirect(`${START}?done=${outcome.reason}`, 303)
      return data({ faults: outcome.faults.map(toFault) }, 400)
    }
    case 'dismiss':
    case 'resume':
      await dismissStart(site(), admin, intent === 'dismiss')
      return redirect(`${START}?done=${intent}`, 303)
    default:
      throw problem(400, 'The form could not be read')
  }
}

function toFault({ path, message }: { path: readonly (string | number)[]; message: string }) {
  const [field] = path
  return { name: path.join(' '), message, to: fieldPath(isField(field) ? field : 'name') }
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('First steps')

const NOTICES = {
  'done=published': { tone: 'ok', text: 'Published. Everybody sees it now.' },
  'done=changed': {
    tone: 'bad',
    text: 'A colleague has changed the draft meanwhile. Look at it and publish again.',
  },
  'done=nothing': { tone: 'plain', text: 'There is nothing to publish any more.' },
  'done=dismiss': { tone: 'ok', text: 'The desk does not remind you any more.' },
  'done=resume': { tone: 'ok', text: 'The desk reminds you until all is done.' },
} satisfies NoticeTexts

export default function StartPage() {
  const { steps, revision, isPublished, isDone, isDismissed } = useLoaderData<typeof loader>()
  const { result, failure } = usePostResult<typeof action>()
  const count = (state: string) => steps.filter((step) => step.state === state).length
  return (
    <>
      <BackLink to="/admin/site">Site</BackLink>
      <h1>{isDone ? 'Your site is set up' : 'Make the site yours'}</h1>
      <p className="hint mt-2 mb-5">
        {`${countOf(count('open'), 'step', 'steps')} to do, ${count('check')} to check, ${count('done')} done. Each opens a form; nobody sees a change before you publish it.`}
      </p>
      <Notices notices={NOTICES} />
      <PostFailed failure={failure} />
      {result && <PublishFaults faults={result.faults} />}
      <StartSteps steps={steps} />
      <PublishStep revision={revision} isPublished={isPublished} />
      <p className="my-5">
        <Link className="text-link" to="/?preview" reloadDocument>
          See the home page with your changes
        </Link>
      </p>
      {!isDone && <ReminderToggle isDismissed={isDismissed} />}
    </>
  )
}

interface PublishFaultsProps {
  faults: { name: string; message: string; to: string }[]
}

function PublishFaults({ faults }: PublishFaultsProps) {
  return (
    <div className="summary" role="alert">
      <h2>Not published yet</h2>
      <ul>
        {faults.map(({ name, message, to }) => (
          <li key={name + message}>
            <Link to={to}>{`${name}: ${message}`}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
