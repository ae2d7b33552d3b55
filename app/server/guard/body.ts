import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES, MAX_LONG_FORM_BYTES, type RouteHandle } from '#app/http/body.server'

interface BodyLimit {
  bytes: number
  /** Cuts off a body that is too large instead of refusing it. */
  isCut: boolean
}

/** A resume of 5 MiB and the fields around it. */
const RESUME_BYTES = 6.5 * 1024 * 1024

export function bodyLimit({ isUpload, isLongForm, maxBytes }: RouteHandle): BodyLimit {
  if (isLongForm) return { bytes: MAX_LONG_FORM_BYTES, isCut: false }
  if (isUpload) return { bytes: maxBytes ?? RESUME_BYTES, isCut: true }
  return { bytes: MAX_BODY_BYTES, isCut: false }
}

export type BodyFault = 'too-large' | 'too-slow' | 'fragmented' | 'no-room' | 'gone'

/** A body that is slower than 32 kbit/s is given up. */
const MIN_RATE = { bytes: 120 * 1024, ms: 30_000 }
/** Chunks are copied into blocks, because each chunk costs memory of its own; the budget counts blocks. */
const BLOCK_BYTES = 16 * 1024
/** Bytes that Node may have read from the socket before it emits them. */
const READ_AHEAD_BYTES = 128 * 1024

/**
 * Reads a body into memory, and checks size and rate while it arrives, because Content-Length can be wrong.
 * @param take reserves memory; false where there is none left
 */
export function readBody(
  message: IncomingMessage,
  limit: BodyLimit,
  take: (bytes: number) => boolean,
  minRate = MIN_RATE,
): Promise<Buffer<ArrayBuffer>[] | BodyFault> {
  const { socket } = message
  const blocks: Buffer<ArrayBuffer>[] = []
  const before = socket.bytesRead
  let bytes = 0
  let bytesBefore = 0
  let free = 0
  return new Promise((resolve) => {
    function end(fault?: BodyFault): void {
      clearInterval(timer)
      message.off('data', read)
      // Chunks of one byte that are paused would take a hundred times their size.
      if (fault === 'fragmented') message.resume()
      else message.pause()
      const last = free > 0 ? blocks.pop() : undefined
      if (last) blocks.push(last.subarray(0, BLOCK_BYTES - free))
      free = 0
      resolve(fault ?? blocks)
    }
    function read(chunk: Buffer): void {
      bytes += chunk.length
      const framing = socket.bytesRead - before - bytes
      if (bytes > limit.bytes) end(limit.isCut ? undefined : 'too-large')
      else if (framing > bytes + READ_AHEAD_BYTES) end('fragmented')
      else if (!keep(chunk)) end('no-room')
    }
    function keep(chunk: Buffer): boolean {
      for (let at = 0; at < chunk.length; ) {
        if (free === 0) {
          if (!take(BLOCK_BYTES)) return false
          blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES))
          free = BLOCK_BYTES
        }
        const copied = chunk.copy(blocks.at(-1) as Buffer, BLOCK_BYTES - free, at)
        at += copied
        free -= copied
      }
      return true
    }
    const timer = setInterval(() => {
      if (bytes - bytesBefore < minRate.bytes) end('too-slow')
      bytesBefore = bytes
    }, minRate.ms)
    message.on('data', read)
    message.once('end', () => end())
    message.once('close', () => end('gone'))
  })
}

const MIB = 1024 * 1024

/** A client gets no more than is left for the others, so that a few cannot take all (Choudhury and Hahne, 1998). */
export function createBudget(max: number, maxOfClient: number) {
  let total = 0
  const byClient = new Map<string, number>()

  function set(client: string, own: number, change: number): void {
    total += change
    if (own > 0) byClient.set(client, own)
    else byClient.delete(client)
  }

  return {
    take(client: string, bytes: number): boolean {
      const own = byClient.get(client) ?? 0
      if (own + bytes > Math.min(maxOfClient, max - total)) return false
      set(client, own + bytes, bytes)
      return true
    },
    release(client: string, bytes: number): void {
      set(client, (byClient.get(client) ?? 0) - bytes, -bytes)
    },
  }
}

export const createBudgets = () => ({
  form: createBudget(32 * MIB, 8 * MIB),
  /** Parsing holds a second copy of a resume. */
  upload: createBudget(80 * MIB, 32 * MIB),
})
