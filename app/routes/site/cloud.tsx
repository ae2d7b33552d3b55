import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { ContentPage } from '#app/ui/sections/content-page'
import { cloudLinks, type PageMeta, pageMeta } from './page-head'
import { moreStylesFor, shownSite } from './site-content.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const page = content.cloud
  return { page, moreStyles: moreStylesFor(page, 'pages/cloud') }
}

export const links = cloudLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function CloudPage() {
  const { page } = useLoaderData<typeof loader>()
  return <ContentPage page={page} trail={[{ label: 'Home', href: '/' }]} name="Cloud Services" />
}
