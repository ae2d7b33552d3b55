import { useLoaderData } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import type { Page } from '#app/content/page'
import marketing, { products } from '#app/content/pages/digital-marketing'
import { services } from '#app/content/services'
import { site } from '#app/models/company/site.server'
import { ContentPage } from '#app/ui/sections/content-page'
import { Products } from './digital-marketing-products'
import { productsLinks } from './page-links'
import { type PageMeta, pageMeta } from './page-meta'

export async function loader() {
  const page: Page = marketing
  const { name, tollFreePhone } = site().company
  const tiles = services.map((service) => ({
    slug: service.slug,
    name: service.name,
    text: service.tile,
    hue: service.hue,
    scene: service.hero.scene,
  }))
  return {
    page,
    products: { ...products, tiles },
    company: { name, tollFreePhone },
    enquiryType: typesByPath[page.path],
  }
}

export const links = productsLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function DigitalMarketingPage() {
  const { products, ...view } = useLoaderData<typeof loader>()
  return (
    <ContentPage {...view} trail={[{ label: 'Home', href: '/' }]} name="Digital Marketing">
      <Products {...products} />
    </ContentPage>
  )
}
