import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { contentOf } from '#app/models/content/published.server'
import { PageCache } from '#app/server/page-cache'
import { reload } from '#app/server/signals'
import { freshSite } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

test('a reload applies company.json to pages; an invalid file changes nothing', async () => {
  const folder = freshFolder()
  const site = await freshSite({ settings: readSettings({ DATA_DIR: folder, RATE_LIMIT: 'off' }) })
  const pageCache = new PageCache(
    () => ['/'],
    async () => new Response(site.company.name),
    {},
    () => contentOf(site),
  )
  const shown = async () => (await pageCache.find('/'))?.bodies.identity.bytes.toString()
  expect(await shown()).toBe('Acme')

  writeFileSync(join(folder, 'company.json'), '{"name":"Verma Works"}')
  expect(await shown()).toBe('Acme')
  await reload(site)
  expect(await shown()).toBe('Verma Works')

  for (const broken of ['{', '{"nmae":"Typo"}']) {
    writeFileSync(join(folder, 'company.json'), broken)
    await reload(site)
    expect(await shown()).toBe('Verma Works')
  }
})
