import { writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { loadSettings } from '../../scripts/prepare.mjs'

test('a start reads .env before the share images are drawn, and keeps the environment', () => {
  const before = process.cwd()
  process.chdir(freshFolder())
  onTestFinished(() => process.chdir(before))
  vi.stubEnv('DATA_DIR', undefined)
  vi.stubEnv('PORT', '4321')
  loadSettings()
  expect(process.env.DATA_DIR).toBeUndefined()
  writeFileSync('.env', 'DATA_DIR=data\nPORT=1234\n')
  loadSettings()
  expect(process.env).toMatchObject({ DATA_DIR: 'data', PORT: '4321' })
})
