import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

import { asOldNode } from '#tests/support/old-node'

test('on an old Node version the program exits with an error message', () => {
  const command = [...asOldNode, 'build/site/main.cjs', '--version']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('Node 20.19.0 is too old, this needs Node 22 or later. Start it by npm')
})
