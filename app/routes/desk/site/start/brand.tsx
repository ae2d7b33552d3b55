import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireOwner } from '#app/http/session.server'
import { brandReport } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'
import { draftBrand, draftedCompany, readColour } from '#app/models/content/company-draft.server'
import { publishDraft } from '#app/models/content/publish.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { BrandForm } from './brand-form'
import { BrandContrast, BrandSamples } from './brand-samples'

const BAD_COLOUR = 'Choose a colour such as #0a58ca'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  const typed = new URL(request.url).searchParams.get('colour') ?? undefined
  const { company, revision } = await draftedCompany(site())
  const colour = readColour(typed) ?? readColour(company.brand) ?? site().company.brand
  const mistake = typed !== undefined && readColour(typed) === undefined ? BAD_COLOUR : ''
  return { name: company.name, report: brandReport(colour), mistake, hasDraft: revision > 0 }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { colour: typed } = await readForm(request)
  const colour = readColour(typed)
  if (colour === undefined) return data({ typed: typed ?? '', mistake: BAD_COLOUR }, 400)
  const isSaved = await draftBrand(site(), admin, colour)
  const conflict = { typed: colour, mistake: 'A colleague saved at the same time. Save again' }
  if (!isSaved) return data(conflict, 409)
  if (!new URL(request.url).searchParams.has('publish'))
    return redirect('/admin/site/brand?done=saved', 303)
  const { revision } = await draftedCompany(site())
  const outcome = await publishDraft(site(), admin, { document: 'company', revision })
  if (outcome.ok) return redirect('/admin/site/brand?done=published', 303)
  return outcome.reason === 'faults'
    ? redirect('/admin/site/edit/company?done=saved', 303)
    : data(conflict, 409)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Brand colour')

const NOTICES = {
  saved: { tone: 'ok', text: 'Saved as a draft. Visitors do not see it yet.' },
  published: { tone: 'ok', text: 'Published. Visitors see it now.' },
} satisfies NoticeTexts

export default function BrandPage() {
  const { name, report, mistake, hasDraft } = useLoaderData<typeof loader>()
  const { result, failure } = usePostResult<typeof action>()
  return (
    <>
      <BackLink to="/admin/site">Site</BackLink>
      <h1>Brand colour</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        One colour. Buttons, links, drawings and the mark in the browser’s tab get shades of it that
        can be read on light and dark pages.
      </p>
      <Notice notices={NOTICES} />
      <BrandForm
        colour={report.brand}
        mistake={result?.mistake ?? mistake}
        attempt={result}
        failure={failure}
        hasDraft={hasDraft}
      />
      <BrandContrast report={report} />
      <BrandSamples colour={report.brand} name={name} />
    </>
  )
}
