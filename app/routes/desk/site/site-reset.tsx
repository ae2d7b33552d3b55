import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { site } from '#app/models/company/site.server'
import { pathOf, titleOf } from '#app/models/content/document-names'
import { shippedDocument } from '#app/models/content/draft.server'
import { editUrl } from '#app/models/content/edit-url'
import { placedLinks } from '#app/models/content/links.server'
import { publishShipped } from '#app/models/content/publish.server'
import { ConfirmPage } from '#app/routes/desk/form/confirm-form'
import { Notice } from '#app/routes/desk/list/list-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { openDocument, openPosted, readRevision } from './document.server'
import { SAVED_SINCE } from './edit/edit-parts'
import { PlacedLinks } from './placed-links'

const REMOVED = '/admin/site?done=removed'

const isShipped = (id: string) => shippedDocument(id) !== undefined

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireEditor(request)
  const { id, value, draft } = await openDocument(site(), params['*'])
  const links = isShipped(id) ? [] : linksFromOthers(id, value)
  return {
    back: editUrl(id),
    title: titleOf(id, value),
    isShipped: isShipped(id),
    links,
    revision: draft?.revision ?? 0,
    draftBy: draft?.adminName,
  }
}

const linksFromOthers = (id: string, value: unknown) =>
  placedLinks(site(), pathOf(id, value)).filter(({ document }) => document !== id)

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const { id, value } = await openPosted(site(), params['*'])
  if (value === undefined) return redirect(REMOVED, 303)
  const isDone = await publishShipped(site(), admin, id, await readRevision(request))
  if (!isDone) return redirect(`/admin/site/reset/${id}?done=changed`, 303)
  return redirect(isShipped(id) ? `${editUrl(id)}?done=reset` : REMOVED, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.isShipped === false ? 'Remove this page' : 'Back to the original text' },
]

export default function SiteResetPage() {
  const page = useLoaderData<typeof loader>()
  const { back, title, isShipped: hasShipped, links, revision, draftBy } = page
  const [question = '', what, label = ''] = hasShipped
    ? [
        'Back to the original text?',
        'shows the text that came with the program',
        'Use the original text',
      ]
    : ['Remove this page?', 'is taken off the site, out of menus and lists', 'Remove the page']
  return (
    <ConfirmPage
      question={question}
      text={`“${title}” ${what}, for every visitor and at once. ${draftBy === undefined ? '' : `The draft of it by ${draftBy} is discarded. `}What was published stays in the history.`}
      notice={
        <>
          <Notice notices={SAVED_SINCE} />
          {links.length > 0 && (
            <section className="office-box mb-5" aria-labelledby="links-here">
              <h2 id="links-here" className="text-h4">
                Other pages link to it
              </h2>
              <PlacedLinks links={links} />
              <p className="hint mt-2">
                Change these links first. Buttons and entries that lead nowhere are not shown; other
                links then lead to the page above.
              </p>
            </section>
          )}
        </>
      }
      cancel={{ to: back }}
      submit={{ label }}
    >
      <input type="hidden" name="revision" value={revision} />
    </ConfirmPage>
  )
}
