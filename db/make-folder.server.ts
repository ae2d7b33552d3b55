import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Like a recursive mkdir, which does not end in file systems without new folders, such as /proc. */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return
  const parent = dirname(resolve(folder))
  if (parent !== resolve(folder)) makeFolder(parent, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process can have made it.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
