import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Packed } from './kept'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** From 5 on brotli takes nearly twice the time for a tenth of the size. */
const SOON = 4

/** Soon: for somebody who waits. */
export function packAs(coding: 'br' | 'gzip', identity: Buffer): Promise<Buffer> {
  return coding === 'br' ? brotli(identity, brotliParams(identity, SOON)) : deflate(identity)
}

/** Soon, in every coding. */
export async function packSoon(identity: Buffer): Promise<Packed> {
  return { identity, br: await packAs('br', identity), gzip: await packAs('gzip', identity) }
}

/** As small as it gets: for what is packed once and sent often. */
export async function packSmall(identity: Buffer): Promise<Packed> {
  const br = await brotli(identity, brotliParams(identity, constants.BROTLI_MAX_QUALITY))
  return { identity, br, gzip: await deflate(identity, { level: 9 }) }
}

function brotliParams({ length }: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  }
}

/** A window larger than the document is only memory. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  return Math.min(
    Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  )
}
