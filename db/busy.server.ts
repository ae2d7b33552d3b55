import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 250
const FIRST_DELAY_MS = 4
const MAX_DELAY_MS = 500

/** busy ends by itself; the others need the operator. */
export type StorageFault = 'busy' | 'full' | 'unavailable'

/** The code for an unreachable server; the codes of the driver differ. */
export const UNREACHABLE = 'DATABASE_UNREACHABLE'
/** The code for a commit that may have succeeded: repeating the work could store it twice. */
export const UNDECIDED = 'COMMIT_UNDECIDED'

// PostgreSQL: serialization failure, deadlock, lock or statement timeout, shutdown, connection limit, read-only standby.
const BUSY =
  /^(SQLITE_(BUSY|LOCKED).*|DATABASE_UNREACHABLE|COMMIT_UNDECIDED|40001|40P01|55P03|57014|57P0[1-3]|08.{3}|53300|25006|25P03)$/
// SHMSIZE: the -shm file could not grow.
const FULL = /^(SQLITE_(FULL|IOERR_SHMSIZE)|ENOSPC|EDQUOT|EFBIG|53100)/
const UNAVAILABLE =
  /^(SQLITE_(IOERR|READONLY|CORRUPT|NOTADB|CANTOPEN|PROTOCOL|PERM|NOMEM)|E(ROFS|ACCES|PERM|IO|MFILE|NFILE)$|(28|3D|42501|58|XX)[0-9P]*$)/

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

interface RetryOptions {
  timeoutMs?: number
  firstDelayMs?: number
}

/** Retries with jittered backoff. @throws the last error, by default after a quarter of a second */
export async function retryWhileBusy<T>(
  work: () => T | Promise<T>,
  { timeoutMs = TIMEOUT_MS, firstDelayMs = FIRST_DELAY_MS }: RetryOptions = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (let wait = firstDelayMs; ; wait = Math.min(2 * wait, MAX_DELAY_MS)) {
    try {
      return await work()
    } catch (error) {
      const left = deadline - performance.now()
      const mayRetry = storageFault(error) === 'busy' && codeOf(error) !== UNDECIDED
      if (!mayRetry || left <= 0) throw error
      await sleep(Math.min(left, wait * (0.5 + Math.random())))
    }
  }
}
