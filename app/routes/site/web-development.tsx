import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { ContentPage } from '#app/ui/sections/content-page'
import { developmentLinks, type PageMeta, pageMeta } from './page-head'
import { moreStylesFor, shownSite } from './site-content.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const page = content.webDevelopment
  return { page, moreStyles: moreStylesFor(page, 'pages/web-development') }
}

export const links = developmentLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function WebDevelopmentPage() {
  const { page } = useLoaderData<typeof loader>()
  return <ContentPage page={page} trail={[{ label: 'Home', href: '/' }]} name="Web Development" />
}
