import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterThisFile } from './undo'

/** A folder of this test file's own, gone when its tests are over, however they end. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  afterThisFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
