import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'

/** What people type, after the labels of the menu. */
const MOVED = new Map([
  ['emails', '/admin/mails'],
  ['applications', '/admin/jobs'],
  ['enquiries', '/admin'],
  ['log', '/admin/audit'],
])

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const page = MOVED.get(params['*'] ?? '')
  if (page) return redirect(page)
  throw problem(404, 'There is no such page')
}

export default function NowherePage() {
  return null
}
