import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'

import { freshFolder } from './data-dir'
import { sh } from './machine'

/** A disk that can be inspected as it would be after a power cut. */
interface Disk {
  /** The folder for the data of the site. */
  folder: string
  /** Copies the disk as a power cut would leave it now; the disk itself stays in use. @returns the folder of the copy */
  cutPower(): string
  /** Unmounts and removes the copy of the last cut. */
  removeCopy(): void
  remove(): void
}

/** Makes the disk, or skips the test with a warning where that is not allowed, as in many containers. */
export function mountDisk(context: TestContext): Disk {
  try {
    const disk = makeDisk()
    context.onTestFinished(() => disk.remove())
    return disk
  } catch (error) {
    console.warn(`Skipped: cannot mount a disk of its own (${String(error).split('\n')[0]})`)
    context.skip('cannot mount a disk of its own')
    throw error
  }
}

/**
 * An ext4 image on a file system with reflinks. A copy of the image holds exactly what had reached the disk; mounting it
 * replays the journal, as after a power cut. Needs root.
 */
function makeDisk(): Disk {
  const root = freshFolder()
  const at = (name: string) => join(root, name)
  for (const name of ['outer', 'live', 'after']) mkdirSync(at(name))
  sh('truncate', '-s', '700M', at('outer.img'))
  sh('mkfs.xfs', '-q', '-m', 'reflink=1', at('outer.img'))
  sh('mount', '-o', 'loop', at('outer.img'), at('outer'))
  sh('truncate', '-s', '200M', at('outer/disk.img'))
  sh('mkfs.ext4', '-q', at('outer/disk.img'))
  sh('mount', '-o', 'loop', at('outer/disk.img'), at('live'))
  let isMounted = false

  function removeCopy(): void {
    if (!isMounted) return
    sh('umount', at('after'))
    rmSync(at('outer/after.img'))
    isMounted = false
  }

  return {
    folder: at('live'),
    cutPower() {
      removeCopy()
      sh('cp', '--reflink=always', at('outer/disk.img'), at('outer/after.img'))
      sh('mount', '-o', 'loop', at('outer/after.img'), at('after'))
      isMounted = true
      return at('after')
    },
    removeCopy,
    remove() {
      removeCopy()
      sh('umount', at('live'))
      sh('umount', at('outer'))
    },
  }
}
