import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'

/** Paths that staff guess from the labels of the menu. */
const GUESSED_PATHS = new Map([
  ['emails', '/admin/mails'],
  ['applications', '/admin/jobs'],
  ['enquiries', '/admin'],
  ['log', '/admin/audit'],
])

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const page = GUESSED_PATHS.get(params['*'] ?? '')
  if (page) return redirect(page)
  throw problem(404, 'There is no such page')
}

export default function NotFoundPage() {
  return null
}
