import { useLoaderData } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import type { Page } from '#app/content/page'
import webDevelopment from '#app/content/pages/web-development'
import { ContentPage } from '#app/ui/sections/content-page'
import { filled } from './company-text.server'
import { developmentLinks, type PageMeta, pageMeta } from './page-head'

export async function loader() {
  const page = filled<Page>(webDevelopment)
  return { page, enquiryType: typesByPath[page.path] }
}

export const links = developmentLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function WebDevelopmentPage() {
  const view = useLoaderData<typeof loader>()
  return <ContentPage {...view} trail={[{ label: 'Home', href: '/' }]} name="Web Development" />
}
