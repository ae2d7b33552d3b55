import { open, rm } from 'node:fs/promises'

/** A disk that is told of each block that is free again lets a commit wait for all that were freed together. */
const FREED_AT_ONCE = 2 * 1024 * 1024

/** Removes a file that may be large piece by piece, each on the disk before the next; one that is not there is no error. */
export async function removeLarge(name: string): Promise<void> {
  const file = await open(name, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!file) return
  try {
    const { size } = await file.stat()
    for (let left = size - FREED_AT_ONCE; left > 0; left -= FREED_AT_ONCE) {
      await file.truncate(left)
      await file.sync()
    }
  } finally {
    await file.close()
  }
  await rm(name, { force: true })
}
