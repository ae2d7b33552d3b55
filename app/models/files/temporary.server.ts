import { rmSync } from 'node:fs'

/** Runs `work`, then removes the file or folder, also when the process exits before, as at Ctrl-C. */
export async function withTemporary<T>(path: string, work: () => Promise<T>): Promise<T> {
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await work()
  } finally {
    process.off('exit', remove)
    remove()
  }
}
