import type { LoaderFunctionArgs } from '@remix-run/node'

import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  throw problem(404, 'There is no such page')
}

export default function NotFoundPage() {
  return null
}
