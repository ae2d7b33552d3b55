import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

import { asOldNode } from '#tests/support/old-node'

test.each([
  ['the check itself', ['scripts/node-version.mjs']],
  ['Vitest', ['node_modules/vitest/vitest.mjs', 'list']],
])('on an old Node version %s exits with an error message', (_name, command) => {
  const { status, stderr } = spawnSync(process.execPath, [...asOldNode, ...command], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('Node 20.19.0 is too old, this needs Node 22 or later. Start it by npm')
})
