import { v7 } from 'uuid'

/** A new UUID of version 7, which begins with the time: what came a millisecond later has the greater one. */
export function newId(now = Date.now()): string {
  return v7({ msecs: now })
}
