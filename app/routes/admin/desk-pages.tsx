import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, Outlet } from '@remix-run/react'

import { DeskError } from './desk-error'

/** For a page that fails; every other has a title of its own. */
export const meta: MetaFunction = ({ error }) => {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return [{ title: isMissing ? 'No such page' : 'The page could not be loaded' }]
}

/** What stands beside the sidebar: where a page of it fails, the sidebar stays. */
export default function DeskPages() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <DeskError what="This page" />
}
