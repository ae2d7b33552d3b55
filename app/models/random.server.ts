import { randomFillSync } from 'node:crypto'

/** Each question to the system costs as much as a row, so that many are answered by one. */
const pool = new Uint8Array(4096)
let taken = pool.length

/** Random bytes fit for secrets. @param count at most 4096; read them before the next call */
export function randomPart(count: number): Uint8Array {
  if (taken + count > pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  taken += count
  return pool.subarray(taken - count, taken)
}
