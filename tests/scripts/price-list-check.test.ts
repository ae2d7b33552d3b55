import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { priceListCheck } from '../../scripts/price-list-check'

const folder = freshFolder()

/** Builds nothing but the check of this list. */
async function buildWith(list: string) {
  const file = join(folder, 'SMSPricing.csv')
  const entry = join(folder, 'entry.js')
  writeFileSync(file, list)
  writeFileSync(entry, 'export default 1\n')
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [priceListCheck(file)],
    build: { write: false, rollupOptions: { input: entry } },
  })
}

const list = readFileSync('public/SMSPricing.csv', 'utf8')

test('a build goes through with the list of the site', async () => {
  await expect(buildWith(list)).resolves.toBeDefined()
})

test('a broken list stops the build and says where', async () => {
  await expect(buildWith(list.replace('50000,499999,0.17', '50000,499999,free'))).rejects.toThrow(
    /SMSPricing\.csv, line 3: "free" is no price/,
  )
})

test('the build of the site looks at the list that it serves', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toContain(
    "priceListCheck('public/SMSPricing.csv')",
  )
})
