import { data } from '@remix-run/node'
import { useRouteError } from '@remix-run/react'
import { ArrowLink, EnquiryLink } from '#app/ui/enquiry-link'
import { ErrorPage } from '#app/ui/error/error-page'
import { isNotFound } from '#app/ui/error/error-words'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { noindexMeta, type PageMeta } from './page-head'

export function loader() {
  return data(null, 404)
}

export const meta: PageMeta = ({ matches }) => noindexMeta('Page not found', matches)

const SUGGESTIONS = [
  { label: 'Digital marketing and messaging', href: '/digital-marketting' },
  { label: 'Web and app development', href: '/web-development' },
  { label: 'Cloud services', href: '/cloud-services' },
]

export default function NotFoundPage() {
  return (
    <main id="main" className="wrap sec">
      <div className="grid items-center gap-x-14 gap-y-8 md:grid-cols-2">
        <div>
          <p className="tag">Error 404</p>
          <h1 className="mt-3.5 mb-5">We could not find this page</h1>
          <p className="lead">It may have moved, or the address may have a typo.</p>
          <ul className="my-8 grid gap-1">
            {SUGGESTIONS.map((page) => (
              <li key={page.href}>
                <ArrowLink href={page.href}>{page.label}</ArrowLink>
              </li>
            ))}
          </ul>
          <div className="acts">
            <EnquiryLink className="btn btn-primary">Send an enquiry</EnquiryLink>
            <PageLink className="btn btn-secondary" to="/">
              Back to the home page
            </PageLink>
          </div>
        </div>
        <div className="plain max-md:order-first max-md:max-w-sm">
          <SceneArt name="lost-packet" />
        </div>
      </div>
    </main>
  )
}

export function ErrorBoundary() {
  return isNotFound(useRouteError()) ? <NotFoundPage /> : <ErrorPage />
}
