import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { type PageMeta, pageMeta, productsLinks } from '#app/routes/site/page-head'
import { moreStylesFor, shownSite } from '#app/routes/site/site-content.server'
import { ContentPage } from '#app/ui/sections/content-page'
import { Products } from './products'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const { products, ...page } = content.digitalMarketing
  const tiles = content.services.map(({ path, name, tile, hue, hero }) => ({
    path,
    name,
    text: tile,
    hue,
    scene: hero.scene,
  }))
  return {
    page,
    products: { ...products, tiles },
    moreStyles: moreStylesFor(page, 'pages/digital-marketing'),
  }
}

export const links = productsLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function DigitalMarketingPage() {
  const { page, products } = useLoaderData<typeof loader>()
  return (
    <ContentPage page={page} trail={[{ label: 'Home', href: '/' }]} name="Digital Marketing">
      <Products {...products} />
    </ContentPage>
  )
}
