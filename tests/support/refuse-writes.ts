import { vi } from 'vitest'

import type { Database } from '#db/database.server'

/** As on a disk that became read-only. @returns lets writes through again */
export function refuseWrites(db: Database): () => void {
  const refusal = Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY' })
  const spies = [vi.spyOn(db, 'write'), vi.spyOn(db, 'erase')]
  for (const spy of spies) spy.mockRejectedValue(refusal)
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
