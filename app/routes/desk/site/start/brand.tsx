import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { brandReport } from '#app/models/company/brand.server'
import { readColour } from '#app/models/company/company'
import { site } from '#app/models/company/site.server'
import { draftBrand, draftedCompany } from '#app/models/content/company-draft.server'
import { currentBase } from '#app/models/content/draft.server'
import { editUrl } from '#app/models/content/edit-url'
import { publishDraft } from '#app/models/content/publish.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { BrandForm } from './brand-form'
import { BrandContrast, BrandSamples } from './brand-samples'

const CHANGED = 'A colleague changed the company meanwhile. Look at it, then save again'
const BAD_COLOUR = 'Choose a colour such as #0a58ca'

const baseOfCompany = () => currentBase(site().db, 'company')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireEditor(request)
  const query = new URL(request.url).searchParams
  const typed = query.get('colour') ?? undefined
  const { company, revision } = await draftedCompany(site())
  const colour = readColour(typed) ?? readColour(company.brand) ?? site().company.brand
  const error = typed !== undefined && readColour(typed) === undefined ? BAD_COLOUR : ''
  const isPending = company.brand !== site().company.brand
  // A preview keeps the base of the page it began on.
  const base = query.get('base') ?? (await baseOfCompany())
  return {
    name: company.name,
    report: brandReport(colour),
    error,
    base,
    isPending,
    hasDraft: revision > 0,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const { colour: typed, base = await baseOfCompany() } = await readForm(request)
  const colour = readColour(typed)
  if (colour === undefined) return data({ error: BAD_COLOUR, colour: undefined, base }, 400)
  const refuse = async () => data({ error: CHANGED, colour, base: await baseOfCompany() }, 409)
  if (!(await draftBrand(site(), admin, colour, base))) return refuse()
  if (!new URL(request.url).searchParams.has('publish'))
    return redirect('/admin/site/brand?done=saved', 303)
  const { revision } = await draftedCompany(site())
  const outcome = await publishDraft(site(), admin, { document: 'company', revision })
  if (outcome.ok) return redirect('/admin/site/brand?done=published', 303)
  return outcome.reason === 'faults' ? redirect(`${editUrl('company')}?done=saved`, 303) : refuse()
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Brand colour')

const PENDING = {
  saved: { tone: 'ok', text: 'Saved as a draft. Visitors do not see it yet.' },
} satisfies NoticeTexts
const SHOWN = {
  saved: { tone: 'plain', text: 'Nothing to publish: visitors see this colour already.' },
  published: { tone: 'ok', text: 'Published. Visitors see it now.' },
} satisfies NoticeTexts

export default function BrandPage() {
  const { name, report, error, base, isPending, hasDraft } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <>
      <BackLink to="/admin/site">Site</BackLink>
      <h1>Brand colour</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        One colour. Buttons, links, drawings and the mark in the browser’s tab get shades of it that
        can be read on light and dark pages.
      </p>
      <Notice notices={isPending ? PENDING : SHOWN} />
      <BrandForm
        colour={result?.colour ?? report.brand}
        base={base}
        refused={result?.base}
        error={result?.error ?? error}
        attempt={result}
        hasDraft={hasDraft}
      />
      <BrandContrast report={report} />
      <BrandSamples colour={report.brand} name={name} />
    </>
  )
}
