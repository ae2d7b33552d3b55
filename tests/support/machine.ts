import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestContext } from 'vitest'

import { freshFolder } from './data-dir'

/** What a fault needs of the machine beyond this project. */

function hasCommand(name: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
  return folders.some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const isRoot = process.getuid?.() === 0

/**
 * Why a test cannot run here, or nothing; said aloud, because a test that silently does not run looks like one that
 * passes.
 */
export function missing(needs: { root?: boolean; commands?: string[] }): string {
  const lacks = [
    ...(needs.root && !isRoot ? ['root'] : []),
    ...(needs.commands ?? []).filter((name) => !hasCommand(name)),
  ]
  if (lacks.length === 0) return ''
  const why = `needs ${lacks.join(', ')}`
  console.warn(`Skipped: ${why}`)
  return why
}

/** Runs a command and returns what it printed. @throws with what it complained about */
export function sh(command: string, ...words: string[]): string {
  return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A disk of its own in memory, or a test skipped aloud where this machine may not mount one, as in many containers. */
export function smallDisk(context: TestContext, options: string): string {
  const folder = freshFolder()
  try {
    sh('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)
  } catch {
    console.warn('Skipped: cannot mount a disk of its own')
    context.skip('cannot mount a disk of its own')
  }
  context.onTestFinished(() => void sh('umount', folder))
  return folder
}
