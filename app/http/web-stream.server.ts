import { Readable } from 'node:stream'

/** Remix's createReadableStreamFromReadable would emit an uncaught error where a client stops a download. */
export function toWebStream(readable: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(readable) as ReadableStream<Uint8Array>
}
