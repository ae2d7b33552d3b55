import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRawAsset } from 'node:sea'

import { CommandError, EXIT } from './exit-codes'

/** An addon has to be a file while it is loaded. @throws CommandError where every folder is mounted noexec */
export function loadAddon(name: string): unknown {
  const bytes = new Uint8Array(getRawAsset(`addons/${name}.node`))
  const { ADDON_DIR, DATA_DIR } = process.env
  const reasons: string[] = []
  for (const folder of ADDON_DIR ? [ADDON_DIR] : [tmpdir(), DATA_DIR || '.']) {
    try {
      return loadFrom(folder, bytes)
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
      reasons.push(`  ${folder}: ${reason.replace(/^.*\.node: /, '')}`)
    }
  }
  throw new CommandError(
    EXIT.osError,
    `The program cannot load its native parts from these folders:\n${reasons.join('\n')}\n` +
      'Set ADDON_DIR to a folder it may write to, on a file system that is not mounted noexec.',
  )
}

function loadFrom(folder: string, bytes: Uint8Array): unknown {
  const own = mkdtempSync(join(folder, 'site-'))
  try {
    const file = join(own, 'addon.node')
    writeFileSync(file, bytes, { mode: 0o700 })
    const module = { exports: {} }
    process.dlopen(module, file)
    return module.exports
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
