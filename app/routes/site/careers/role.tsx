import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type RolePage as Page, rolePath } from '#app/content/schemas/roles'
import { dayInWords, endOfDay } from '#app/models/company/calendar'
import type { Company } from '#app/models/company/company'
import { countryName } from '#app/models/company/facts'
import { formLinks, noindexMeta, type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { Icon } from '#app/ui/icon'
import { fittedHeadline } from '#app/ui/line-breaks'
import { PageLink } from '#app/ui/link'
import { Prose } from '#app/ui/prose'
import { SceneArt } from '#app/ui/scene-art'
import { jobPosting } from './job-posting'

/** 410 tells search engines that a closed role is gone for good. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { content, company, preview } = await shownSite(request)
  const role = content.roles.find(({ page }) => page?.slug === params.slug)
  if (!role?.page || (role.state === 'planned' && !preview)) throw data(null, 404)
  const { name, page, state, closesOn } = role
  if (state === 'closed' && !preview) return data({ name, page: undefined }, 410)
  const until = closesOn && endOfDay(company.timeZone, closesOn)
  return {
    name,
    page,
    employer: employerOf(company),
    validThrough: until ? new Date(until).toISOString() : undefined,
    facts: [
      ['Place', page.place],
      ['Type', page.employment],
      ...(page.salary ? [['Salary', salaryInWords(page.salary)]] : []),
      ...(closesOn ? [['Open until', dayInWords(closesOn)]] : []),
    ],
    scene: content.careers.scene,
  }
}

const employerOf = ({ name, registeredOffice, countryCode }: Company) => ({
  name,
  registeredOffice,
  countryCode,
  country: countryName(countryCode),
})

function salaryInWords({ from, to, currency, per }: NonNullable<Page['salary']>): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-GB'
  const show = (amount: number) => amount.toLocaleString(locale)
  const range = from === to ? show(from) : `${show(from)} to ${show(to)}`
  return `${currency} ${range} a ${per}`.replace('a hour', 'an hour')
}

export const links = formLinks

export { ErrorBoundary } from '#app/routes/site/not-found'

export const meta: PageMeta<typeof loader> = ({ data: role, matches }) => {
  if (!role?.page) return noindexMeta(role ? `${role.name}: closed` : 'Page not found', matches)
  const { name, page } = role
  const { description } = page
  const head = { title: name, description, path: rolePath(page), imageOf: '/careers' }
  return pageMeta(head, matches, jobPosting(role))
}

export default function RolePage() {
  const role = useLoaderData<typeof loader>()
  return role.page ? <OpenRole {...role} /> : <ClosedRole name={role.name} />
}

function ClosedRole({ name }: { name: string }) {
  return (
    <main id="main" className="wrap sec">
      <h1 className="mb-4 text-h2">{`${name}: this role is closed`}</h1>
      <p className="lead mb-8">
        We are no longer taking applications for this role. Other roles may be open.
      </p>
      <PageLink className="btn btn-primary" to="/careers">
        See the open roles
      </PageLink>
    </main>
  )
}

type Open = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { facts: unknown }>

function OpenRole({ name, page, facts, scene }: Open) {
  const apply = `/careers?${new URLSearchParams({ role: name })}#apply`
  return (
    <main id="main" className="wrap rail pt-7 pb-(--sec) max-lg:grid-cols-1 md:pt-14">
      <div>
        <PageLink className="link mb-4" to="/careers">
          <Icon name="arrow-left" size={18} /> Careers
        </PageLink>
        <h1 className="mb-4 text-page">{fittedHeadline(name)}</h1>
        <p className="lead mb-6">{page.lead}</p>
        <dl className="mb-8 flex flex-wrap gap-x-10 gap-y-4">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-ink-2">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <a className="btn btn-primary" href={apply}>
          Apply for this role
        </a>
        {page.sections.map(({ title, body }) => (
          <section key={title} className="mt-10 max-w-2xl">
            <h2 className="mb-3 text-h4">{title}</h2>
            <div className="grid gap-3 text-ink-2 [&_li]:mb-1.5 [&_ul]:list-disc [&_ul]:pl-5">
              <Prose paragraphs={body} />
            </div>
          </section>
        ))}
      </div>
      <div className="rail-side plain max-lg:hidden lg:sticky">
        <SceneArt name={scene} />
      </div>
    </main>
  )
}
