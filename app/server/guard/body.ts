import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

import type { BodyLimit } from './guard'

export interface Body {
  stream: Transform
  /** Why the body was cut off, if it was. */
  fault(): 'too-large' | 'too-slow' | 'no-room' | undefined
}

/** The body of a request that came in one piece with its head, as most do; undefined where more of it is on the way. */
export async function bodyAtHand(
  message: IncomingMessage,
  limit: BodyLimit,
): Promise<Buffer<ArrayBuffer> | undefined> {
  // The parser tells of the head first, and hands over the body of the same piece before this goes on.
  await undefined
  const bytes = message.readableLength
  const isWhole = bytes === Number(message.headers['content-length'])
  return isWhole && bytes > 0 && bytes <= limit.bytes ? message.read() : undefined
}

/**
 * The body of a request, counted and timed as it comes: neither Content-Length nor the patience of a reader is trusted.
 * @param on.take asks for room for bytes that came
 * @param on.cut is told when the body is cut off, to end whoever reads it
 */
export function readBody(
  message: IncomingMessage,
  limit: BodyLimit,
  on: { take(bytes: number): boolean; cut(): void },
): Body {
  let fault: ReturnType<Body['fault']>
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit.bytes) end('too-large')
      else if (on.take(chunk.length)) return done(null, chunk)
      else end('no-room')
      done()
    },
  })
  // Whoever reads hears of it; nobody else needs to.
  stream.on('error', () => {})

  function end(reason: ReturnType<Body['fault']>): void {
    fault ??= reason
    message.unpipe(stream)
    stream.destroy(new Error(`The body ended early: ${reason ?? 'the client has gone'}`))
    on.cut()
  }

  const timer = setTimeout(() => end('too-slow'), limit.ms)
  message.once('end', () => clearTimeout(timer))
  message.once('close', () => {
    clearTimeout(timer)
    if (!message.complete) end(undefined)
  })
  // A reader that gives up must not take the socket with it: the answer still has to go out.
  message.pipe(stream)
  return { stream, fault: () => fault }
}
