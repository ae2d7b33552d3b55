import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { create as contentDisposition } from 'content-disposition'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { fileStore } from '#app/models/files/store.server'
import { findReceivedFile } from '#app/models/inbox/files.server'

/** Always an attachment: a stranger's file must not open in the browser. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, settings } = site()
  const found = await findReceivedFile(db, params.id ?? '')
  if (!found) return problem(404, 'There is no such file')
  const file = await fileStore.open({ db, uploads: settings.uploadsDir }, found.file)
  if (!file) return problem(410, 'The file is missing')
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      'Content-Type': found.mediaType,
      'Content-Length': String(found.bytes),
      'Content-Disposition': contentDisposition(found.name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
