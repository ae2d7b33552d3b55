import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A document in the best coding its reader takes. Anything but HTML passes as it is. */
export async function compress(answer: Response, accepted: string): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer
  const coding = ['br', 'gzip'].find((name) => accepted.includes(name))
  answer.headers.append('Vary', 'Accept-Encoding')
  if (!coding) return answer
  const plain = Buffer.from(await answer.arrayBuffer())
  const packed =
    coding === 'br'
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await deflate(plain)
  const headers = new Headers(answer.headers)
  headers.set('Content-Encoding', coding)
  headers.set('Content-Length', String(packed.length))
  return new Response(packed, { status: answer.status, headers })
}
