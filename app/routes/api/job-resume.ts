import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

import { attachment } from '#app/http/attachment.server'
import { log } from '#app/http/log.server'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { requireApiAdmin } from '#app/http/session-cookie.server'
import { findResume } from '#app/models/application/list.server'
import { site } from '#app/models/company/site.server'
import { fileStore } from '#app/models/files/store.server'
import { deskParams } from '#app/routes/desk/outcome-params'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const isApiRequest = !acceptsHtml(request) || request.headers.has('Authorization')
  if (isApiRequest) await requireApiAdmin(request)
  else await requireAdmin(request, `/admin/jobs${listQuery(request)}`)
  const { db, settings } = site()
  const resume = await findResume(db, params.id ?? '')
  if (!resume) return failed(request, 404, 'There is no such application')
  const file = await fileStore
    .open({ db, uploads: settings.uploadsDir }, resume.file, resume.bytes)
    .catch((error: unknown) => {
      log.error({ err: error }, 'resume not opened')
      throw failed(request, 503, 'The resume cannot be read now')
    })
  if (!file) return failed(request, 410, 'The resume is missing or damaged')
  return attachment(request, file, { ...resume, name: resume.name || 'resume.pdf' })
}

function failed(request: Request, status: number, message: string): Response {
  if (!acceptsHtml(request)) return problem(status, message)
  const search = deskParams(listQuery(request), { done: 'not-downloaded' })
  return redirect(`/admin/jobs${search}`, 303)
}

function acceptsHtml({ headers }: Request): boolean {
  return headers.get('Accept')?.includes('text/html') ?? false
}

function listQuery({ headers, url }: Request): string {
  const referer = headers.get('Referer') ?? ''
  const list = new URL('/admin/jobs', url).href
  return referer.startsWith(`${list}?`) ? referer.slice(list.length) : ''
}
