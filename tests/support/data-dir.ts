import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterThisFile } from './after-test'

/** A temporary folder, removed after the tests of this file, also when they fail. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  afterThisFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
