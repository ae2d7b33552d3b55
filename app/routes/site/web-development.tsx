import { useLoaderData } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import type { Page } from '#app/content/page'
import webDevelopment from '#app/content/pages/web-development'
import { site } from '#app/models/company/site.server'
import { ContentPage } from '#app/ui/sections/content-page'
import { developmentLinks } from './page-links'
import { type PageMeta, pageMeta } from './page-meta'

export async function loader() {
  const page: Page = webDevelopment
  const { name, tollFreePhone } = site().company
  return { page, company: { name, tollFreePhone }, enquiryType: typesByPath[page.path] }
}

export const links = developmentLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function WebDevelopmentPage() {
  const view = useLoaderData<typeof loader>()
  return <ContentPage {...view} trail={[{ label: 'Home', href: '/' }]} name="Web Development" />
}
