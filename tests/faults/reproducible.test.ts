import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'

test('a second build of the executable and its bill of materials is identical, byte for byte', () => {
  const folder = freshFolder()
  execFileSync(process.execPath, ['scripts/binary/make.mjs', folder], { stdio: 'pipe' })
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(
    readFileSync('dist/SHA256SUMS', 'utf8'),
  )
  const sum = createHash('sha256').update(readFileSync('dist/site')).digest('hex')
  expect(readFileSync('dist/SHA256SUMS', 'utf8')).toContain(`${sum}  site`)
})
