import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import {
  Outlet,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
  useSearchParams,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Content } from '#app/content/content'
import { typesByPath } from '#app/content/enquiry-types'
import { companyFacts } from '#app/models/company/facts'
import { site } from '#app/models/company/site.server'
import { pagePaths } from '#app/models/content/own-links.server'
import { logoOf } from '#app/models/image/logo.server'
import { CompanyContext } from '#app/ui/company'
import { ErrorPage } from '#app/ui/error/error-page'
import { errorWords } from '#app/ui/error/error-words'
import { OfflineLinks, OfflineNavigation } from '#app/ui/error/offline-dialog'
import { ContactBar } from '#app/ui/layout/contact-bar'
import { Footer } from '#app/ui/layout/footer'
import { Header } from '#app/ui/layout/header'
import { useNavigationFocus } from '#app/ui/layout/use-navigation-focus'
import { Prefetch } from '#app/ui/prefetch'
import { EnquiryDialog } from './enquiry/enquiry-dialog'
import { shownSite } from './site-content.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content, company, preview } = await shownSite(request)
  redirectCapitals(request, content)
  return {
    company: { ...companyFacts(company), logo: logoOf(site(), company) },
    menu: content.menu.groups,
    products: content.services.map(({ name, path }) => ({ label: name, href: path })),
    tools: Object.values(content.tools).map(({ name, path }) => ({ label: name, href: path })),
    typesByPath: typesByPath(content),
    preview,
    origin: site().settings.origin,
  }
}

/** Remix matches paths in any case, but the pages compare them. @throws Response 301 */
function redirectCapitals(request: Request, content: Content): void {
  const { pathname, search } = new URL(request.url)
  if (!/[A-Z]/.test(pathname)) return
  const path = pathname.toLowerCase().replace(/\/$/, '')
  if (pagePaths(content).has(path)) throw redirect(path + search, 301)
}

export function shouldRevalidate() {
  return false
}

export const meta: MetaFunction = ({ error }) => [{ title: errorWords(error).title }]

type FrameData = ReturnType<typeof useLoaderData<typeof loader>>

export default function Frame() {
  return (
    <Site data={useLoaderData<typeof loader>()}>
      {/* The key remounts each page: a translator may have replaced the text nodes of the last one. */}
      <Outlet key={useLocation().pathname} />
    </Site>
  )
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('routes/site/frame')
  if (!data) return <ErrorPage />
  return (
    <Site data={data}>
      <ErrorPage />
    </Site>
  )
}

function Site({ data, children }: { data: FrameData; children: ReactNode }) {
  const { company, menu, products, tools, preview, typesByPath: types } = data
  const { pathname } = useLocation()
  const enquiryType = typeAt(pathname, types)
  useNavigationFocus()
  return (
    <CompanyContext.Provider value={company}>
      <EnquiryDialog>
        {/* Header and footer are in English on every page. */}
        <div className="contents" lang="en">
          {preview && <PreviewBar {...preview} />}
          <Header menu={menu} products={products} tools={tools} enquiryType={enquiryType} />
        </div>
        {children}
        <div className="contents" lang="en">
          <Footer company={company} tools={tools} />
          <ContactBar company={company} enquiryType={enquiryType} />
          <OfflineLinks />
          <OfflineNavigation />
          <Prefetch />
        </div>
      </EnquiryDialog>
    </CompanyContext.Provider>
  )
}

function typeAt(path: string, types: Readonly<Record<string, string>>): string | undefined {
  return types[path] ?? types[path.slice(0, path.lastIndexOf('/'))]
}

/** Shown to staff on a page that shows drafts. */
function PreviewBar({ refused }: { refused: readonly string[] }) {
  const isFramed = useSearchParams()[0].get('preview') === 'frame'
  if (isFramed && refused.length === 0) return null
  return (
    <aside
      className="relative bg-ink px-5 py-2 text-center text-sm text-(--surface)"
      aria-label="Preview"
    >
      <p>
        <b>Preview.</b>{' '}
        {!isFramed && (
          <span>{'Drafts are shown as if they were published. Visitors do not see them. '}</span>
        )}
        {refused.length > 0 && (
          <span>{`Left out, because a rule is broken: ${refused.join(', ')}. `}</span>
        )}
        {!isFramed && (
          <a className="text-link" href="/admin/site">
            Back to the desk
          </a>
        )}
      </p>
    </aside>
  )
}
