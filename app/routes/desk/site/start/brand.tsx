import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { readForm } from '#app/http/body.server'
import { requireOwner } from '#app/http/session.server'
import { brandReport } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'
import { draftBrand, draftedCompany, readColour } from '#app/models/content/company-draft.server'
import { useAnswer } from '#app/routes/desk/desk-form'
import { titled } from '#app/routes/desk/desk-head'
import { Notices, type NoticeTexts } from '#app/routes/desk/list/list-parts'
import { Icon } from '#app/ui/icon'
import { BrandForm } from './brand-form'
import { BrandSamples, BrandWords } from './brand-samples'

const BAD_COLOUR = 'Choose a colour such as #0a58ca'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  const typed = new URL(request.url).searchParams.get('colour') ?? undefined
  const { company } = await draftedCompany(site())
  const colour = readColour(typed) ?? readColour(company.brand) ?? site().company.brand
  const mistake = typed !== undefined && readColour(typed) === undefined ? BAD_COLOUR : ''
  return { name: company.name, report: brandReport(colour), mistake }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireOwner(request)
  const { colour: typed } = await readForm(request)
  const colour = readColour(typed)
  if (colour === undefined) return data({ typed: typed ?? '', mistake: BAD_COLOUR }, 400)
  const isSaved = await draftBrand(site(), admin, colour)
  if (isSaved) return redirect('/admin/site/brand?done=saved', 303)
  return data({ typed: colour, mistake: 'A colleague saved at the same time. Save again' }, 409)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/desk-form'

export const meta = titled('Brand colour')

const NOTICES = {
  'done=saved': { tone: 'ok', text: 'Saved as a draft. Publish it with the first steps.' },
} satisfies NoticeTexts

export default function BrandPage() {
  const { name, report, mistake } = useLoaderData<typeof loader>()
  const { answer, failure } = useAnswer<typeof action>()
  const [params] = useSearchParams()
  return (
    <>
      <Link className="link mb-2" to="/admin/site/start">
        <Icon name="arrow-left" size={18} /> First steps
      </Link>
      <h1>Brand colour</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        One colour. Buttons, links, drawings and the mark in the browser’s tab get shades of it that
        can be read on light and dark pages.
      </p>
      <Notices params={params} notices={NOTICES} />
      <BrandForm
        colour={report.brand}
        mistake={answer?.mistake ?? mistake}
        attempt={answer}
        failure={failure}
      />
      <BrandWords report={report} />
      <BrandSamples colour={report.brand} name={name} />
    </>
  )
}
