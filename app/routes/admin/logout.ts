import { type ActionFunctionArgs, redirect } from '@remix-run/node'

import { endSession, requireAdmin } from '#app/http/session.server'

/** A link leads nowhere from here: only a posted form logs out. */
export function loader() {
  return redirect('/admin')
}

export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request)
  return redirect('/login', {
    status: 303,
    headers: {
      'Set-Cookie': await endSession(request),
      'Clear-Site-Data': '"cache", "storage"',
    },
  })
}
