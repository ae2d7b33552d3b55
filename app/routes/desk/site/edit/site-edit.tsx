import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '#app/http/body.server'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { useAnswer } from '#app/routes/desk/form/desk-form'
import { takeEdit } from './edit-action.server'
import { EditForm } from './edit-form'
import { EditHead } from './edit-head'
import { showDocument } from './edit-page.server'
import { EditPreview } from './edit-preview'

export const handle: RouteHandle = { isLongForm: true }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireOwner(request)
  return showDocument(site(), id, params['*'], new URL(request.url).searchParams)
}

export async function action({ request, params }: ActionFunctionArgs) {
  return takeEdit(request, await requireOwner(request), params['*'])
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/desk-form'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page ? `Edit: ${page.title}` : 'No such page' },
]

export default function SiteEditPage() {
  const page = useLoaderData<typeof loader>()
  const { answer, failure } = useAnswer<typeof action>()
  return (
    <>
      <EditHead page={page} />
      <div className="grid items-start gap-8 min-[1200px]:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="min-w-0">
          <EditForm page={page} refusal={answer} failure={failure} />
        </div>
        <EditPreview key={page.id} {...page} />
      </div>
    </>
  )
}
