import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { bannerOf, parse } from '#app/http/parse'
import { site } from '#app/models/company/site.server'
import { describeImage } from '#app/models/image/change.server'
import { imageInput } from '#app/models/image/image'
import { attempt } from '#app/models/storage.server'
import { titled } from '#app/routes/desk/desk-head'
import { Facts } from '#app/routes/desk/facts'
import { BaseField } from '#app/routes/desk/form/back-field'
import { refuseForm, refuseStorage } from '#app/routes/desk/form/form-refusal.server'
import { PageForm } from '#app/routes/desk/form/page-form'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { When } from '#app/routes/desk/when'
import { AltField } from './image-form'
import { Thumbnail, UsedOn } from './image-list'
import { openImage } from './image-view.server'

const LIST = '/admin/site/images'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireEditor(request)
  return openImage(site(), params.id)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const values = await readForm(request)
  const input = parse(imageInput, values)
  if (!input.ok) return refuseForm(values, input.errors.fields, bannerOf(input.errors))
  const id = params.id ?? ''
  const stored = await attempt(() =>
    describeImage(site(), admin, id, { ...input.data, base: values.base }),
  )
  if (!stored.ok) return refuseStorage(values, stored.fault)
  const outcome = stored.value
  if (typeof outcome === 'string') return redirect(`${LIST}?done=${outcome}`, 303)
  const { changedTo: base } = outcome
  const message = `A colleague changed it meanwhile, to “${base}”. Save again to keep yours`
  return refuseForm({ ...values, base }, { alt: [message] }, message, { status: 409 })
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('A picture')

export default function ImagePage() {
  const image = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <div className="max-w-2xl">
      <h1 className="mb-5">A picture</h1>
      <Thumbnail image={image} />
      <div className="facts my-5">
        <Facts
          facts={[
            ['File', image.name, 'break-words'],
            ['Pixels', image.size, 'num'],
            ['Sizes', image.files.join(', '), 'num'],
            ['Shown', <UsedOn key="uses" uses={image.uses} />],
            ['Uploaded', <When key="added" {...image.added} />],
          ]}
        />
      </div>
      <PageForm
        formId="picture"
        autoComplete="off"
        values={result?.values ?? { alt: image.alt }}
        refusal={result}
        cancel={LIST}
        submit={{ label: 'Save', busyLabel: 'Saving…' }}
        more={
          <Link className="text-link ml-auto" to={`${LIST}/${image.id}/delete`}>
            Delete
          </Link>
        }
      >
        <BaseField base={image.alt} refused={result?.values.base} />
        <AltField />
      </PageForm>
    </div>
  )
}
