import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

// After the other hooks of a file, so that whatever works in a folder has ended.
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder of this test file's own, gone when its tests are over, however they end. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  made.push(folder)
  return folder
}
