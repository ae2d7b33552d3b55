import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { keepDocuments } from '#app/server/documents'
import { reload } from '#app/server/reload'
import { freshSite } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

test('pages follow company.json when told to, and a broken file changes nothing', async () => {
  const folder = freshFolder()
  const site = freshSite({ settings: readSettings({ DATA_DIR: folder, RATE_LIMIT: 'off' }) })
  const documents = keepDocuments(['/'], async () => new Response(site.company.name))
  const shown = () => documents.ready('/')?.identity.body.toString()
  await documents.fill()
  expect(shown()).toBe('Acme')

  writeFileSync(join(folder, 'company.json'), '{"name":"Verma Works"}')
  expect(shown()).toBe('Acme')
  await reload(site, documents)
  expect(shown()).toBe('Verma Works')

  for (const broken of ['{', '{"nmae":"Typo"}']) {
    writeFileSync(join(folder, 'company.json'), broken)
    await reload(site, documents)
    expect(shown()).toBe('Verma Works')
  }
})
