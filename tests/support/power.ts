import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'

import { freshFolder } from './data-dir'
import { sh } from './machine'

/** A disk that can be looked at as it was in the instant the power went. */
export interface Disk {
  /** Where the site keeps its data. */
  folder: string
  /** What a machine would find after losing power now; the disk itself goes on. @returns the folder */
  cutPower(): string
  /** Lets go of what the last cut showed. */
  forget(): void
  remove(): void
}

/** The disk, or a test skipped aloud where this machine may not mount one, as in many containers. */
export function diskFor(context: TestContext): Disk {
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
 * An ext4 image on a file system that copies by reference: a copy of the image holds exactly what had reached the disk,
 * and nothing that was only in memory; mounting it replays the journal, as after a power cut. Needs root.
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
  let isShown = false

  function forget(): void {
    if (!isShown) return
    sh('umount', at('after'))
    rmSync(at('outer/after.img'))
    isShown = false
  }

  return {
    folder: at('live'),
    cutPower() {
      forget()
      sh('cp', '--reflink=always', at('outer/disk.img'), at('outer/after.img'))
      sh('mount', '-o', 'loop', at('outer/after.img'), at('after'))
      isShown = true
      return at('after')
    },
    forget,
    remove() {
      forget()
      sh('umount', at('live'))
      sh('umount', at('outer'))
    },
  }
}
