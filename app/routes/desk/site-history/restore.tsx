import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { withParams } from '#app/http/search-params'
import { momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { saveDraft } from '#app/models/content/draft.server'
import { editUrl } from '#app/models/content/edit-url'
import { valueOfVersion } from '#app/models/content/history.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { Notice } from '#app/routes/desk/list/list-parts'
import { SAVED_SINCE } from '#app/routes/desk/site/edit/edit-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { openHistory, openVersion, showVersion } from './history.server'

async function open({ request, params }: LoaderFunctionArgs) {
  const opened = await openHistory(site(), params['*'])
  const versionId = new URL(request.url).searchParams.get('version') ?? ''
  return { ...opened, version: await openVersion(site(), opened.id, versionId) }
}

export async function loader(args: LoaderFunctionArgs) {
  await requireEditor(args.request)
  const { id, title, draft, version } = await open(args)
  const { timeZone } = site().company
  return {
    id,
    title,
    version: showVersion(site(), version),
    revision: draft?.revision ?? 0,
    draft: draft && { by: draft.adminName, ...momentIn(timeZone, draft.updatedAt) },
  }
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireEditor(args.request)
  const { id, version } = await open(args)
  const { revision } = await readForm(args.request)
  const value = valueOfVersion(id, version)
  const { search } = new URL(args.request.url)
  if (value === undefined) return redirect(`/admin/site/reset/${id}`, 303)
  const saved = await saveDraft(site(), admin, {
    document: id,
    value,
    revision: Number(revision),
    action: 'content.restore',
  })
  if (!saved.ok) {
    const again = withParams(search, { done: 'changed' })
    return redirect(`/admin/site/restore/${id}${again}`, 303)
  }
  return redirect(`${editUrl(id)}?done=restored`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Restore a version')

export default function SiteRestorePage() {
  const { id, title, version, revision, draft } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      question="Restore this version?"
      text={`The draft of “${title}” becomes what was published ${version.at} by ${version.by}. Visitors see it when you publish the draft.`}
      notice={
        <>
          <Notice notices={SAVED_SINCE} />
          {draft && (
            <p className="mb-5 font-semibold">
              {`It replaces the draft of ${draft.by}, saved ${draft.at}.`}
            </p>
          )}
        </>
      }
      cancel={{ to: `/admin/site/history/${id}` }}
      submit={{ label: 'Restore as draft' }}
    >
      <input type="hidden" name="revision" value={revision} />
    </ConfirmPage>
  )
}
