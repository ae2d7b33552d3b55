import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { findPolicy } from '#app/content/content'
import { dayInWords } from '#app/models/company/calendar'
import { type PageMeta, pageMeta, policyLinks } from '#app/routes/site/page-head'
import { linksOf, shownSite } from '#app/routes/site/site-content.server'
import { breadcrumbs } from '#app/routes/site/structured-data'
import { fittedHeadline } from '#app/ui/line-breaks'
import { Prose } from '#app/ui/prose'
import { SceneArt } from '#app/ui/scene-art'
import { PolicyText } from './policy-text'

const HOME = { label: 'Home', href: '/' }

export async function loader({ request }: LoaderFunctionArgs) {
  const { content, company } = await shownSite(request)
  const policy = findPolicy(content, new URL(request.url).pathname.replace(/\/$/, ''))
  if (!policy) throw data(null, 404)
  return {
    policy,
    updated: dayInWords(policy.updated),
    links: linksOf(company),
  }
}

export const links = policyLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => {
  if (!data) return pageMeta(undefined, matches)
  const { policy } = data
  const trail = [HOME, { label: policy.title, href: policy.path }]
  return pageMeta(policy, matches, breadcrumbs(trail))
}

export default function PolicyPage() {
  const { policy, updated, links } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap policy max-md:grid-cols-1">
      <header className="max-sm:grid-cols-1">
        <div>
          <p className="tag">Legal</p>
          <h1 className="max-sm:-mr-2">{fittedHeadline(policy.heading)}</h1>
          <p className="text-ink-3">
            Last updated on <time dateTime={policy.updated}>{updated}</time>
          </p>
        </div>
        <div className="policy-scene plain max-[53.75rem]:hidden">
          <SceneArt name={policy.scene} />
        </div>
      </header>
      <nav aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ol>
          {policy.sections.map((section) => (
            <li key={section.anchor}>
              <a href={`#${section.anchor}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        <section className="policy-summary" aria-labelledby="summary">
          <h2 id="summary">In short</h2>
          <Prose paragraphs={policy.summary.map((line) => `- ${line}`)} links={links} />
        </section>
        <PolicyText sections={policy.sections} links={links} />
      </div>
    </main>
  )
}
