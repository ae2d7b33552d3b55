import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '#app/http/body.server'
import { parse } from '#app/http/parse'
import { readUpload } from '#app/http/upload.server'
import { site } from '#app/models/company/site.server'
import { addImage } from '#app/models/image/add.server'
import { imageInput, MAX_IMAGE_BYTES } from '#app/models/image/image'
import { attempt } from '#app/models/storage.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { refuseForm, refuseStorage } from '#app/routes/desk/form/form-refusal.server'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { EmptyList, Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { ImageForm } from './image-form'
import { ImageList, PageWeights } from './image-list'
import { showImages } from './image-view.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireEditor(request)
  return showImages(site())
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const upload = await readUpload(request, 'file', MAX_IMAGE_BYTES)
  const { fields: values, file, isTooLarge } = upload
  const refuse = (fields: Record<string, string[]>, status: number) =>
    refuseForm(values, fields, 'The picture was not uploaded', { status })
  const input = parse(imageInput, { alt: values.alt ?? '' })
  const faults = input.ok || upload.isCut ? {} : input.errors.fields
  if (isTooLarge) return refuse({ ...faults, file: ['The file is larger than 8 MB'] }, 413)
  if (!file) return refuse({ file: ['Choose a picture'], ...faults }, 400)
  if (!input.ok) return refuse(faults, 400)
  const stored = await attempt(() => addImage(site(), admin, { ...file, ...input.data }))
  if (!stored.ok) return refuseStorage(values, stored.fault)
  const outcome = stored.value
  if (!outcome.ok) {
    return refuse({ file: [outcome.message] }, outcome.reason === 'full' ? 409 : 400)
  }
  return redirect(`/admin/site/images?done=${outcome.isNew ? 'added' : 'known'}#${outcome.id}`, 303)
}

export const handle: RouteHandle = { isUpload: true, maxBytes: MAX_IMAGE_BYTES + 512 * 1024 }

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Pictures')

const NOTICES = {
  added: { tone: 'ok', text: 'The picture is uploaded. Choose it in the editor of a page.' },
  known: {
    tone: 'plain',
    text: 'This picture was here already. Its description has not changed.',
  },
  saved: { tone: 'ok', text: 'Saved. Pages show the description now.' },
  deleted: { tone: 'ok', text: 'The picture is deleted.' },
  gone: { tone: 'plain', text: 'That picture no longer exists.' },
} satisfies NoticeTexts

export default function ImagesPage() {
  const { images, pages, total } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <>
      <BackLink to="/admin/site">Site</BackLink>
      <h1>Pictures</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        Your own pictures for pages and the logo. Every picture is made small for phones, and what a
        camera writes into it, such as the place, is removed.
      </p>
      <Notice notices={NOTICES} />
      {/* Empty again once a picture is uploaded. */}
      <ImageForm key={images.length} refusal={result} />
      <h2 className="mt-8 mb-2 text-h4">Uploaded</h2>
      {images.length === 0 ? (
        <EmptyList
          title="No pictures yet"
          text="Upload the first one above. Until then pages show the drawings that came with the site."
        />
      ) : (
        <>
          <PageWeights pages={pages} total={total} />
          <ImageList images={images} />
        </>
      )}
    </>
  )
}
