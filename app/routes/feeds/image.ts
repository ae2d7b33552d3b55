import type { LoaderFunctionArgs } from '@remix-run/node'
import { problem } from '#app/http/problem.server'
import { site } from '#app/models/company/site.server'
import { findImageFile } from '#app/models/image/pictures.server'

/** A drawing that is opened by itself can neither run nor load anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The name is that of the bytes, which never change. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = await findImageFile(site().db, params.file ?? '')
  if (!file) return problem(404, 'There is no such picture')
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${file.id}"`,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
  }
  const isKnown = request.headers.get('If-None-Match')?.includes(headers.ETag)
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(file.data), {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': `${file.data.length}`,
    },
  })
}
