import type { LoaderFunctionArgs } from '@remix-run/node'
import { problem } from '#app/http/problem.server'
import { site } from '#app/models/company/site.server'
import { findImageFile } from '#app/models/image/pictures.server'

/** Prevents an SVG that is opened on its own from running scripts and loading files. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Immutable, because the file name contains a hash of the image. */
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
