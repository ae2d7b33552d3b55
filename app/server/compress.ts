import { takes } from './kept'
import { packAs } from './pack'

/** A document in the best coding its reader takes. Anything but HTML passes as it is. */
export async function compress(answer: Response, accepted: string | undefined): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer
  answer.headers.append('Vary', 'Accept-Encoding')
  const coding = (['br', 'gzip'] as const).find((name) => takes(accepted, name))
  if (!coding) return answer
  const packed = await packAs(coding, Buffer.from(await answer.arrayBuffer()))
  const headers = new Headers(answer.headers)
  headers.set('Content-Encoding', coding)
  headers.set('Content-Length', String(packed.length))
  return new Response(new Uint8Array(packed), { status: answer.status, headers })
}
