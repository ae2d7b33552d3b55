import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { getRawAsset } from 'node:sea'

import { storageFault } from '#db/busy.server'
import { CommandError, EXIT } from './exit-codes'

/**
 * Writes an addon of the executable to a temporary file, because only a file can be loaded.
 * @param library a shared library that the addon loads from two folders above its own
 * @throws CommandError where all folders are mounted noexec; the system's error where they are full or read-only
 */
export function loadAddon(name: string, library?: string): unknown {
  const files = [{ path: ADDON, bytes: assetOf(`${name}.node`) }]
  if (library) files.push({ path: library, bytes: assetOf(library) })
  const reasons: string[] = []
  let full: unknown
  const dataDir = resolve(process.env.DATA_DIR || '.')
  for (const folder of [tmpdir(), dataDir]) {
    try {
      return loadFrom(folder, files)
    } catch (error) {
      if (storageFault(error) === 'full') full = error
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
      reasons.push(`  ${folder}: ${reason.replace(/^.*\.node: /, '')}`)
    }
  }
  // In a container /tmp is noexec. Without its data directory the site could not start with any TMPDIR.
  accessSync(dataDir, constants.W_OK)
  if (full) throw full
  throw new CommandError(
    EXIT.osError,
    `The program cannot load its native parts from these folders:\n${reasons.join('\n')}\n` +
      'Set TMPDIR to a folder it may write to, on a file system that is not mounted noexec.',
  )
}

const ADDON = join('addon', 'lib', 'addon.node')

const assetOf = (name: string) => new Uint8Array(getRawAsset(`addons/${name}`))

function loadFrom(folder: string, files: { path: string; bytes: Uint8Array }[]): unknown {
  const own = mkdtempSync(join(folder, 'site-'))
  try {
    for (const { path, bytes } of files) {
      mkdirSync(dirname(join(own, path)), { recursive: true })
      writeFileSync(join(own, path), bytes, { mode: 0o700 })
    }
    const module = { exports: {} }
    process.dlopen(module, join(own, ADDON))
    return module.exports
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
