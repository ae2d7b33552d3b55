import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react'

import { findService } from '#app/content/services'
import { site } from '#app/models/site.server'
import { ContentPage } from '#app/ui/sections/content-page'
import { LostPage } from './lost-page'
import { pageMeta } from './page-meta'

export async function loader({ params }: LoaderFunctionArgs) {
  const page = findService(params.slug)
  if (!page) throw data(null, 404)
  const { name, tollFreePhone } = site().company
  return { page, company: { name, tollFreePhone } }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.page, data?.company.name)

export default function ServicePage() {
  const { page, company } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      key={page.slug}
      page={page}
      trail={[{ label: 'Digital Marketing', href: '/digital-marketting' }]}
      name={page.name}
      company={company}
      enquiryType={page.name}
    />
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <LostPage />
  throw error
}
