import { Outlet, useLoaderData, useLocation } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import { menu } from '#app/content/menu'
import { services } from '#app/content/services'
import { companyFacts } from '#app/models/company'
import { site } from '#app/models/site.server'
import { Footer } from '#app/ui/footer'
import { Header } from '#app/ui/header'
import { useKeptText } from '#app/ui/use-kept-text'
import { EnquiryDialog } from './enquiry-dialog'

export async function loader() {
  const { company, settings } = site()
  const products = services.map(({ name, slug }) => ({
    label: name,
    href: `/digital-marketting/${slug}`,
  }))
  return { company: companyFacts(company), menu, products, typesByPath, origin: settings.origin }
}

/** The words of the frame never change while a visitor is here. */
export function shouldRevalidate() {
  return false
}

export default function Frame() {
  const { company, menu, products, typesByPath: types } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  useKeptText()
  return (
    <EnquiryDialog>
      <Header
        name={company.name}
        menu={menu}
        products={products}
        enquiryType={typeAt(pathname, types)}
      />
      <Outlet />
      <Footer company={company} />
    </EnquiryDialog>
  )
}

/** What the page is about, or else the page above it. */
function typeAt(path: string, types: Readonly<Record<string, string>>): string | undefined {
  return types[path] ?? types[path.slice(0, path.lastIndexOf('/'))]
}
