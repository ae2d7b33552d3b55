import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import packageJson from '../../package.json'
import { ENVIRONMENT, NODE_FLAGS } from '../../scripts/environment.mjs'

const settings = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}=${value}`)

test('the commands run in the environment of the site', () => {
  expect(packageJson.scripts.site).toBe(
    [...settings, 'node', ...NODE_FLAGS, 'build/site/main.cjs'].join(' '),
  )
})

test('the service of an executable has what of it is not for Node', () => {
  const unit = readFileSync('deploy/site.service', 'utf8')
  const own = settings.filter((setting) => !setting.startsWith('NODE_'))
  expect(unit).toContain(`\nEnvironment=${own.join(' ')}\n`)
})
