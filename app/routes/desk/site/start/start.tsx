import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import { site } from '#app/models/company/site.server'
import { editUrl } from '#app/models/content/edit-url'
import { publishDraft } from '#app/models/content/publish.server'
import { readStart } from '#app/models/content/start.server'
import { dismissStart, START } from '#app/models/content/start-dismissal.server'
import { countOf } from '#app/models/text'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { PublishStep, ReminderToggle, StartSteps } from './start-steps'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireEditor(request)
  const { steps, ...start } = await readStart(site())
  const shown = steps.map(({ samples, ...step }) => ({
    ...step,
    samples: samples.map(({ label, field }) => ({ label, to: editUrl('company', field) })),
  }))
  return { steps: shown, ...start }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const { intent, revision = '' } = await readForm(request)
  switch (intent) {
    case 'publish': {
      const draft = { document: 'company', revision: Number.parseInt(revision, 10) || 0 }
      const outcome = await publishDraft(site(), admin, draft)
      if (outcome.ok) return redirect(`${START}?done=published`, 303)
      if (outcome.reason !== 'faults') return redirect(`${START}?done=${outcome.reason}`, 303)
      return redirect(`${editUrl('company')}?done=saved`, 303)
    }
    case 'dismiss':
    case 'resume':
      await dismissStart(site(), admin, intent === 'dismiss')
      return redirect(`${START}?done=${intent}`, 303)
    default:
      throw problem(400, 'The form could not be read')
  }
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('First steps')

const NOTICES = {
  published: { tone: 'ok', text: 'Published. Everybody sees it now.' },
  changed: {
    tone: 'bad',
    text: 'A colleague has changed the draft meanwhile. Look at it and publish again.',
  },
  nothing: { tone: 'plain', text: 'There is nothing to publish any more.' },
  dismiss: { tone: 'ok', text: 'The desk does not remind you any more.' },
  resume: { tone: 'ok', text: 'The desk reminds you until all is done.' },
} satisfies NoticeTexts

export default function StartPage() {
  const { steps, revision, isPublished, isDone, isDismissed } = useLoaderData<typeof loader>()
  const count = (state: string) => steps.filter((step) => step.state === state).length
  return (
    <>
      <BackLink to="/admin/site">Site</BackLink>
      <h1>{isDone ? 'Your site is set up' : 'Make the site yours'}</h1>
      <p className="hint mt-2 mb-5">
        {`${countOf(count('open'), 'step', 'steps')} to do, ${count('check')} to check, ${count('done')} done. Each opens a form; nobody sees a change before you publish it.`}
      </p>
      <Notice notices={NOTICES} />
      <StartSteps steps={steps} />
      <PublishStep revision={revision} isPublished={isPublished} />
      <p className="my-5">
        <a className="text-link" href="/?preview">
          See the home page with your changes
        </a>
      </p>
      {!isDone && <ReminderToggle isDismissed={isDismissed} />}
    </>
  )
}
