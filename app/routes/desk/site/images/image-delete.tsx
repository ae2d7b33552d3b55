import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { site } from '#app/models/company/site.server'
import { deleteImage } from '#app/models/image/change.server'
import { titled } from '#app/routes/desk/desk-head'
import { ConfirmForm } from '#app/routes/desk/form/confirm-form'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { Banner } from '#app/ui/form/form-messages'
import { Thumbnail, UsedOn } from './image-list'
import { openImage } from './image-view.server'

const LIST = '/admin/site/images'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireEditor(request)
  return openImage(site(), params.id)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const outcome = await deleteImage(site(), admin, params.id ?? '')
  if (typeof outcome === 'string') return redirect(`${LIST}?done=${outcome}`, 303)
  return data({ isUsed: true }, 409)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Delete a picture')

export default function ImageDeletePage() {
  const image = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  const isUsed = image.uses.length > 0
  return (
    <div className="max-w-xl">
      <h1 className="mb-5">{isUsed ? 'This picture is in use' : 'Delete this picture?'}</h1>
      {result?.isUsed && <Banner tone="bad">The picture was not deleted: it is in use.</Banner>}
      <Thumbnail image={image} />
      <div className="my-5 text-ink-2">
        {isUsed ? (
          <>
            <UsedOn uses={image.uses} />
            <p className="mt-1">Choose another picture there first.</p>
          </>
        ) : (
          <p>{`“${image.alt}” is deleted in all its sizes.`}</p>
        )}
      </div>
      <ConfirmForm
        cancel={{ to: `${LIST}/${image.id}`, label: isUsed ? 'Back' : undefined }}
        submit={isUsed ? undefined : { label: 'Delete', busyLabel: 'Deleting…' }}
      />
    </div>
  )
}
