import { useLoaderData } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import type { Page } from '#app/content/page'
import cloud from '#app/content/pages/cloud'
import { site } from '#app/models/company/site.server'
import { ContentPage } from '#app/ui/sections/content-page'
import { cloudLinks } from './page-links'
import { type PageMeta, pageMeta } from './page-meta'

export async function loader() {
  const page: Page = cloud
  const { name, tollFreePhone } = site().company
  return { page, company: { name, tollFreePhone }, enquiryType: typesByPath[page.path] }
}

export const links = cloudLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function CloudPage() {
  const view = useLoaderData<typeof loader>()
  return <ContentPage {...view} trail={[{ label: 'Home', href: '/' }]} name="Cloud Services" />
}
