import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { bannerOf, parse } from '#app/http/parse'
import { storageRefusal } from '#app/http/problem.server'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { describeImage } from '#app/models/image/change.server'
import { imageInput } from '#app/models/image/image'
import { attempt } from '#app/models/storage.server'
import { AccountField, PostFailed, useAnswer } from '#app/routes/desk/desk-form'
import { titled } from '#app/routes/desk/desk-head'
import { Facts } from '#app/routes/desk/facts'
import { When } from '#app/routes/desk/when'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { AltField } from './alt-field'
import { Thumbnail } from './image-list'
import { openImage } from './image-view.server'
import { LIST } from './images-path'
import { UsedOn } from './used-on'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  return openImage(site(), params.id)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const values = await readForm(request)
  const input = parse(imageInput, values)
  if (!input.ok) {
    const { fields } = input.errors
    return data({ values, fields, banner: bannerOf(input.errors) }, 400)
  }
  const id = params.id ?? ''
  const stored = await attempt(() => describeImage(site(), admin, id, input.data.alt))
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return data({ values, fields: {}, banner: message }, status)
  }
  return redirect(`${LIST}?done=${stored.value ? 'saved' : 'gone'}`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/desk-form'

export const meta = titled('A picture')

const FORM = 'picture'

export default function ImagePage() {
  const image = useLoaderData<typeof loader>()
  const { answer, failure } = useAnswer<typeof action>()
  const isBusy = useNavigation().state !== 'idle'
  const refusal = isBusy ? undefined : answer
  const errors: Record<string, string[]> = refusal?.fields ?? {}
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
      {refusal && (
        <ErrorSummary formId={FORM} banner={refusal.banner} fields={errors} attempt={refusal} />
      )}
      <Form method="post" replace noValidate aria-busy={isBusy}>
        <AccountField />
        <AltField formId={FORM} value={answer?.values.alt ?? image.alt} errors={errors.alt} />
        {!isBusy && <PostFailed failure={failure} />}
        <div className="flex flex-wrap items-center gap-3">
          <Link className="btn btn-secondary" to={LIST}>
            Cancel
          </Link>
          <button className="btn btn-primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save'}
          </button>
          <Link className="text-link ml-auto" to={`${LIST}/${image.id}/delete`}>
            Delete
          </Link>
        </div>
      </Form>
    </div>
  )
}
