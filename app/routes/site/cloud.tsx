import { useLoaderData } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import type { Page } from '#app/content/page'
import cloud from '#app/content/pages/cloud'
import { ContentPage } from '#app/ui/sections/content-page'
import { filled } from './company-text.server'
import { cloudLinks, type PageMeta, pageMeta } from './page-head'

export async function loader() {
  const page = filled<Page>(cloud)
  return { page, enquiryType: typesByPath[page.path] }
}

export const links = cloudLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function CloudPage() {
  const view = useLoaderData<typeof loader>()
  return <ContentPage {...view} trail={[{ label: 'Home', href: '/' }]} name="Cloud Services" />
}
