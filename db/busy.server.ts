import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 250
const FIRST_WAIT_MS = 4

/** busy passes by itself; the others need the operator. */
export type StorageFault = 'busy' | 'full' | 'unavailable'

const BUSY = /^SQLITE_(BUSY|LOCKED)/
const FULL = /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/
const UNAVAILABLE =
  /^(SQLITE_(IOERR|READONLY|CORRUPT|NOTADB|CANTOPEN|PROTOCOL|PERM|NOMEM)|E(ROFS|ACCES|PERM|IO|MFILE|NFILE)$)/

export function storageFault(error: unknown): StorageFault | undefined {
  const code = codeOf(error)
  if (BUSY.test(code)) return 'busy'
  if (FULL.test(code)) return 'full'
  return UNAVAILABLE.test(code) ? 'unavailable' : undefined
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/** Retries with jittered backoff. @throws SQLITE_BUSY after a quarter of a second */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (let wait = FIRST_WAIT_MS; ; wait *= 2) {
    try {
      return await work()
    } catch (error) {
      const left = deadline - performance.now()
      if (storageFault(error) !== 'busy' || left <= 0) throw error
      await sleep(Math.min(left, wait * (0.5 + Math.random())))
    }
  }
}
