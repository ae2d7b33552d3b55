import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES, type RouteHandle } from '#app/http/body.server'

export interface BodyLimit {
  bytes: number
  ms: number
}

const FORM: BodyLimit = { bytes: MAX_BODY_BYTES, ms: 30_000 }
/** A resume of 5 MiB and the fields around it, from a slow phone. */
const UPLOAD: BodyLimit = { bytes: 6.5 * 1024 * 1024, ms: 60_000 }

export function bodyLimit({ isUpload }: RouteHandle): BodyLimit {
  return isUpload ? UPLOAD : FORM
}

export type BodyFault = 'too-large' | 'too-slow' | 'no-room' | 'gone'

/**
 * Reads a body into memory, counted and timed as it comes: neither Content-Length nor the client is trusted.
 * @param take asks for room for bytes that came
 * @param isCut whether of a body that is too large the part within the limit is wanted
 */
export function readBody(
  message: IncomingMessage,
  limit: BodyLimit,
  take: (bytes: number) => boolean,
  isCut = false,
): Promise<Buffer<ArrayBuffer> | BodyFault> {
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((resolve) => {
    function end(fault?: BodyFault): void {
      clearTimeout(timer)
      message.off('data', read).pause()
      resolve(fault ?? Buffer.concat(chunks))
    }
    function read(chunk: Buffer): void {
      bytes += chunk.length
      if (bytes > limit.bytes) end(isCut ? undefined : 'too-large')
      else if (!take(chunk.length)) end('no-room')
      else chunks.push(chunk)
    }
    const timer = setTimeout(() => end('too-slow'), limit.ms)
    message.on('data', read)
    message.once('end', () => end())
    message.once('close', () => end('gone'))
  })
}

const MIB = 1024 * 1024

export class BodyBudget {
  #total = 0
  readonly #byClient = new Map<string, number>()

  constructor(
    private readonly most: number,
    private readonly mostOfClient: number,
  ) {}

  take(client: string, bytes: number): boolean {
    const own = this.#byClient.get(client) ?? 0
    if (this.#total + bytes > this.most || own + bytes > this.mostOfClient) return false
    this.#set(client, own + bytes, bytes)
    return true
  }

  release(client: string, bytes: number): void {
    this.#set(client, (this.#byClient.get(client) ?? 0) - bytes, -bytes)
  }

  #set(client: string, own: number, change: number): void {
    this.#total += change
    if (own > 0) this.#byClient.set(client, own)
    else this.#byClient.delete(client)
  }
}

export const createBudgets = () => ({
  form: new BodyBudget(32 * MIB, 8 * MIB),
  upload: new BodyBudget(128 * MIB, 32 * MIB),
})
