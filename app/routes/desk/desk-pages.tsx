import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, Outlet } from '@remix-run/react'

import { errorWords } from '#app/ui/error-words'
import { DeskError } from './desk-error'

/** For a page that fails; every other has a title of its own. */
export const meta: MetaFunction = ({ error }) => {
  const { title, isTheirs } = errorWords(error)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (isMissing) return [{ title: 'No such page' }]
  return [{ title: isTheirs ? title : FAILURE }]
}

/** Of a page or of an act: which of the two it was, nobody knows here. */
const FAILURE = 'This did not work'

/** What stands beside the sidebar: where a page of it fails, the sidebar stays. */
export default function DeskPages() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <DeskError what="This page" failure={FAILURE} />
}
