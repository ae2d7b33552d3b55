import { requireOwner } from '#app/http/session.server'
import type { Admin } from '#app/models/account/admin.server'
import { site } from '#app/models/company/site.server'
import { refreshPublished } from '#app/models/content/load.server'

/** An owner; another process may have published in the request before. @throws Response as requireOwner does */
export async function requireEditor(request: Request): Promise<Admin> {
  const admin = await requireOwner(request)
  await refreshPublished(site())
  return admin
}
