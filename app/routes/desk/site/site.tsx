import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { bannerOf, parse } from '#app/http/parse'
import { momentWithin } from '#app/models/company/calendar'
import { groupUrl } from '#app/models/company/samples'
import { site } from '#app/models/company/site.server'
import { listDocuments } from '#app/models/content/catalogue.server'
import { GROUPS, groupOf } from '#app/models/content/document-names'
import { editUrl } from '#app/models/content/edit-url'
import { placedLinks } from '#app/models/content/links.server'
import { addService, newServiceInput } from '#app/models/content/new-service.server'
import { findFields } from '#app/models/content/search.server'
import { attempt } from '#app/models/storage.server'
import { titled } from '#app/routes/desk/desk-head'
import { refuseForm, refuseStorage } from '#app/routes/desk/form/form-refusal.server'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { DocumentList } from './document-list'
import { NewService } from './new-service'
import { BrokenLinks } from './placed-links'
import { FoundFields, SiteSearch } from './site-search'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireEditor(request)
  const opened = site()
  const { timeZone } = opened.company
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  const documents = (await listDocuments(opened)).map(({ draft, published, ...entry }) => ({
    ...entry,
    group: groupOf(entry.id),
    draft: draft && { by: draft.adminName, ...momentWithin(timeZone, draft.at) },
    published: published && { by: published.adminName, ...momentWithin(timeZone, published.at) },
  }))
  return {
    search,
    often: OFTEN,
    hits: search === '' ? [] : await findFields(opened, search),
    broken: placedLinks(opened),
    groups: GROUPS.map((name) => ({
      name,
      documents: documents.filter(({ group }) => group === name),
    })),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const values = await readForm(request)
  const input = parse(newServiceInput, values)
  if (!input.ok) return refuseForm(values, input.errors.fields, bannerOf(input.errors))
  const stored = await attempt(() => addService(site(), admin, input.data))
  if (!stored.ok) return refuseStorage(values, stored.fault)
  const added = stored.value
  if (!added.ok) {
    return refuseForm(values, { name: [added.message] }, added.message, { status: 409 })
  }
  return redirect(`${editUrl(added.id)}?done=created`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Site')

const NOTICES = {
  discarded: { tone: 'ok', text: 'The draft is discarded.' },
  removed: { tone: 'ok', text: 'The page is removed from the site.' },
} satisfies NoticeTexts

const OFTEN = [
  { label: 'Opening hours', to: editUrl('company', 'opensAt') },
  { label: 'SMS prices', to: editUrl('prices') },
  { label: 'Home page', to: editUrl('pages/home') },
  { label: 'Addresses and phones', to: groupUrl('Addresses and phones') },
  { label: 'Name and brand', to: groupUrl('Name and brand') },
]

const SET_UP = [
  { label: 'First steps', to: '/admin/site/start' },
  { label: 'Brand colour', to: '/admin/site/brand' },
  { label: 'Mail server', to: '/admin/site/mail' },
  { label: 'Pictures', to: '/admin/site/images' },
]

export default function SitePage() {
  const { groups, often, broken, search, hits } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <>
      <h1>Site</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        Change what visitors read. A draft is seen by staff alone until you publish it.
      </p>
      <nav aria-label="Changed often" className="mb-3">
        <ul className="flex flex-wrap gap-2">
          {often.map(({ label, to }) => (
            <li key={to}>
              <Link className="btn btn-secondary btn-small" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Set up" className="mb-5">
        <ul className="mt-2 flex flex-wrap gap-x-5">
          {SET_UP.map(({ label, to }) => (
            <li key={to}>
              <Link className="text-link inline-block py-1" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Notice notices={NOTICES} />
      <BrokenLinks links={broken} />
      <SiteSearch search={search} />
      {search !== '' && <FoundFields search={search} hits={hits} />}
      {groups.map(({ name, documents }) => (
        <section key={name} className="mb-7" aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`} className="mb-2 text-[1.375rem]">
            {name}
          </h2>
          <DocumentList documents={documents} noun={name} isOpen={name === 'Pages'}>
            {name === 'Services' && <NewService refusal={result} />}
          </DocumentList>
        </section>
      ))}
    </>
  )
}
