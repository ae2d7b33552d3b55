import { execFileSync } from 'node:child_process'
import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { programEnv } from '#tests/support/program'

test('npm run site reads .env', () => {
  const checkout = freshFolder()
  for (const name of ['build', 'node_modules', 'scripts']) {
    symlinkSync(resolve(name), join(checkout, name))
  }
  copyFileSync('package.json', join(checkout, 'package.json'))
  writeFileSync(join(checkout, '.env'), 'DATA_DIR=elsewhere\n')
  const env = programEnv({ HOME: checkout })
  const options = { cwd: checkout, env, encoding: 'utf8' } as const
  expect(execFileSync('npm', ['run', '-s', 'site', '--', 'check'], options)).toContain(
    'data in elsewhere',
  )
})
