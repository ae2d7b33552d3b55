import type { MetaFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'

import { errorWords, isNotFound } from '#app/ui/error/error-words'
import { DeskError } from './desk-error'

export const meta: MetaFunction = ({ error }) => {
  const { title, isClientError } = errorWords(error)
  if (isNotFound(error)) return [{ title: 'No such page' }]
  return [{ title: isClientError ? title : FAILURE }]
}

const FAILURE = 'Something went wrong'

/** Its ErrorBoundary shows the error of a page inside the frame, so that the sidebar stays. */
export default function DeskPages() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <DeskError subject="This page" failure={FAILURE} />
}
