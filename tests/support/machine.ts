import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestContext } from 'vitest'

import { freshFolder } from './data-dir'

/** What tests of faults need from the machine. */

export function hasCommand(name: string): boolean {
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
 * @returns why a test cannot run here, or ''. The reason is printed too, because a test that is skipped silently looks
 * like one that passes.
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

/** Runs a command. @returns stdout @throws an error with its stderr */
export function sh(command: string, ...words: string[]): string {
  return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Mounts a small disk in memory, or skips the test with a warning where that is not allowed, as in many containers. */
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
