import { useLoaderData } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import type { Page } from '#app/content/page'
import marketing, { products } from '#app/content/pages/digital-marketing'
import { services } from '#app/content/services'
import { filled } from '#app/routes/site/company-text.server'
import { type PageMeta, pageMeta, productsLinks } from '#app/routes/site/page-head'
import { ContentPage } from '#app/ui/sections/content-page'
import { Products } from './products'

export async function loader() {
  const page = filled<Page>(marketing)
  const tiles = services.map(({ path, name, tile, hue, hero }) => ({
    path,
    name,
    text: tile,
    hue,
    scene: hero.scene,
  }))
  return { page, products: filled({ ...products, tiles }), enquiryType: typesByPath[page.path] }
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
