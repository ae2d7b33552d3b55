import { vi } from 'vitest'

import type { Database } from '#db/database.server'

/** Makes writes fail, as on a disk that became read-only. @returns the function that allows them again */
export function refuseWrites(db: Database): () => void {
  const error = Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY' })
  const spies = [vi.spyOn(db, 'write'), vi.spyOn(db, 'erase')]
  for (const spy of spies) spy.mockRejectedValue(error)
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
