import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'

import { findService, toolsOf } from '#app/content/content'
import { readShopName, shortShopName } from '#app/models/messaging/shop-name'
import { exampleHeader } from '#app/models/messaging/sms-header'
import { ContentPage } from '#app/ui/sections/content-page'
import { ShopContext } from '#app/ui/shop'
import { type PageMeta, pageMeta, serviceLinks } from './page-head'
import { hasShareImage, moreStylesFor, shownSite } from './site-content.server'
import { breadcrumbs } from './structured-data'
import { ToolStrip } from './tools/tool-strip'

const TRAIL = [{ label: 'Digital Marketing', href: '/digital-marketting' }] as const

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const page = findService(content, params.slug)
  if (!page) throw data(null, 404)
  const imageOf = hasShareImage(page) ? page.path : TRAIL[0].href
  return {
    page,
    imageOf,
    tools: toolsOf(content, page.path),
    shop: shopNameFor(page, request),
    moreStyles: moreStylesFor(page, 'services/'),
  }
}

/** The shop name in the URL, which the home page links to; it is stored nowhere. */
function shopNameFor({ channel }: { channel: string }, request: Request): string {
  if (channel !== 'messaging') return ''
  return readShopName(new URL(request.url).searchParams.get('name'))
}

export const links = serviceLinks

export { ErrorBoundary } from './not-found'

export const meta: PageMeta<typeof loader> = ({ data, matches }) => {
  if (!data) return pageMeta(undefined, matches)
  const { title, description, name, path, hero } = data.page
  const trail = [...TRAIL, { label: name, href: path }]
  const head = { title, description, path, imageOf: data.imageOf, scene: hero.scene }
  return pageMeta(head, matches, breadcrumbs(trail))
}

export default function ServicePage() {
  const { page, tools, shop } = useLoaderData<typeof loader>()
  return (
    <NamedShop name={shop}>
      <ContentPage
        key={page.slug + shop}
        page={page}
        trail={TRAIL}
        name={page.name}
        closing={tools.length > 0 && <ToolStrip tools={tools} />}
      />
    </NamedShop>
  )
}

function NamedShop({ name, children }: { name: string; children: ReactNode }) {
  const shop = name
    ? { name, header: exampleHeader(name), short: (most: number) => shortShopName(name, most) }
    : undefined
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}
