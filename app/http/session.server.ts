import { redirect } from '@remix-run/node'

import type { Admin } from '#app/models/account/admin.server'
import { deleteUnsentForm } from '#app/models/account/unsent-form.server'
import { site } from '#app/models/company/site.server'
import { packUpload } from './packed-form.server'
import { problem } from './problem.server'
import { withParams } from './search-params'
import { findAdmin } from './session-cookie.server'

// Every staff page and API endpoint must check the session itself: in Remix a parent's loader protects no child.

/**
 * @param page that follows the login; by default that of the request or of its form
 * @throws a redirect to the login, which gets the fields of a POST, but no file
 */
export async function requireAdmin(request: Request, page?: string): Promise<Admin> {
  const admin = await findAdmin(request)
  const isPost = request.method === 'POST'
  if (admin && isPost) await deleteUnsentForm(site().db, admin.id)
  if (admin) return admin
  const { pathname, search } = (isPost && referringDeskPage(request)) || new URL(request.url)
  const wanted = page ?? pathname + search
  const to = wanted === '/admin' ? '' : wanted
  const unsent = isPost ? await packUpload(request, wanted) : undefined
  const login = `/login${withParams('', { to, dropped: isPost ? 1 : '', unsent })}`
  throw redirect(login, unsent !== undefined ? 303 : isPost ? 307 : 302)
}

/** For the site itself, accounts and privacy. @throws Response 403 for other staff, and what requireAdmin throws */
export async function requireOwner(request: Request): Promise<Admin> {
  const admin = await requireAdmin(request)
  if (admin.role === 'owner') return admin
  throw problem(403, 'Only an owner can open this. Ask one to do it, or to make you an owner')
}

/** @returns the logged-in admin, who may change the account `adminId`: their own, or any as an owner */
export async function requireAdminOf(
  request: Request,
  adminId: string | undefined,
): Promise<Admin> {
  const admin = await requireAdmin(request)
  return adminId === undefined || admin.id === adminId ? admin : requireOwner(request)
}

const redirectAfter =
  (guard: (request: Request) => Promise<Admin>, to: string) =>
  async ({ request }: { request: Request }): Promise<Response> => {
    await guard(request)
    return redirect(to)
  }

export const redirectStaff = (to: string) => redirectAfter(requireAdmin, to)
export const redirectOwner = (to: string) => redirectAfter(requireOwner, to)

function referringDeskPage(request: Request): URL | undefined {
  const before = URL.parse(request.headers.get('Referer') ?? '')
  const isOfDesk = before?.host === new URL(request.url).host && /^\/admin\b/.test(before.pathname)
  return isOfDesk ? before : undefined
}
