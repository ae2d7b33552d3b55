import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { typesByPath } from '#app/content/enquiry-types'
import type { Page } from '#app/content/page'
import webDevelopment from '#app/content/pages/web-development'
import { site } from '#app/models/site.server'
import { ContentPage } from '#app/ui/sections/content-page'
import { pageMeta } from './page-meta'

export async function loader() {
  const page: Page = webDevelopment
  const { name, tollFreePhone } = site().company
  return { page, company: { name, tollFreePhone }, enquiryType: typesByPath[page.path] }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.page, data?.company.name)

export default function WebDevelopmentPage() {
  const view = useLoaderData<typeof loader>()
  return <ContentPage {...view} trail={[{ label: 'Home', href: '/' }]} name="Web Development" />
}
