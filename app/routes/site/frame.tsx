import type { MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'

import { typesByPath } from '#app/content/enquiry-types'
import { menu } from '#app/content/menu'
import { services } from '#app/content/services'
import { companyFacts } from '#app/models/company/facts'
import { site } from '#app/models/company/site.server'
import { CompanyContext } from '#app/ui/company'
import { ErrorPage } from '#app/ui/error/error-page'
import { errorWords } from '#app/ui/error/error-words'
import { OfflineDialog } from '#app/ui/error/offline-dialog'
import { Footer } from '#app/ui/layout/footer'
import { Header } from '#app/ui/layout/header'
import { useNavigationFocus } from '#app/ui/layout/use-navigation-focus'
import { filled } from './company-text.server'
import { EnquiryDialog } from './enquiry/enquiry-dialog'

export async function loader() {
  const { company, settings } = site()
  return {
    company: companyFacts(company),
    menu: filled(menu),
    products: services.map(({ name, path }) => ({ label: name, href: path })),
    typesByPath,
    origin: settings.origin,
  }
}

export function shouldRevalidate() {
  return false
}

export const meta: MetaFunction = ({ error }) => [{ title: errorWords(error).title }]

type FrameData = ReturnType<typeof useLoaderData<typeof loader>>

export default function Frame() {
  return (
    <Site data={useLoaderData<typeof loader>()}>
      {/* A page mounted anew shows its own texts where a translator replaced those of the page before. */}
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
  const { company, menu, products, typesByPath: types } = data
  const { pathname } = useLocation()
  useNavigationFocus()
  return (
    <CompanyContext.Provider value={company}>
      <EnquiryDialog>
        <Header
          name={company.name}
          menu={menu}
          products={products}
          enquiryType={typeAt(pathname, types)}
        />
        {children}
        <Footer company={company} />
        <OfflineDialog />
      </EnquiryDialog>
    </CompanyContext.Provider>
  )
}

function typeAt(path: string, types: Readonly<Record<string, string>>): string | undefined {
  return types[path] ?? types[path.slice(0, path.lastIndexOf('/'))]
}
