import type { LoaderFunctionArgs } from '@remix-run/node'
import { attachment } from '#app/http/attachment.server'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { fileStore } from '#app/models/files/store.server'
import { findReceivedFile } from '#app/models/inbox/files.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, settings } = site()
  const found = await findReceivedFile(db, params.id ?? '')
  if (!found) return problem(404, 'There is no such file')
  const file = await fileStore.open({ db, uploads: settings.uploadsDir }, found.file, found.bytes)
  return file ? attachment(request, file, found) : problem(410, 'The file is missing or damaged')
}
