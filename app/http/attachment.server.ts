import { addAbortSignal, type Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { toWebStream } from './web-stream.server'

/** Always a download: a stranger's file must not open in the browser. */
export function attachment(
  { signal }: Request,
  content: Readable,
  file: { name: string; mediaType: string; bytes: number },
): Response {
  const body = toWebStream(content)
  // Remix drops the response to a client that has gone, and nothing else would close the file.
  addAbortSignal(signal, content)
  return new Response(body, {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Length': String(file.bytes),
      'Content-Disposition': contentDisposition(file.name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
