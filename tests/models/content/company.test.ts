import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { log } from '#app/http/log.server'
import { company } from '#app/models/company/company'
import { openSite, readCompanyAndMail } from '#app/models/company/open-site.server'
import { readSettings } from '#app/models/company/settings.server'
import { findCompanyFileFault } from '#app/models/content/company.server'
import { saveDraft } from '#app/models/content/draft.server'
import { publishDraft, publishShipped } from '#app/models/content/publish.server'
import { readHealthReport } from '#app/models/health/report.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { loadSite } from '#app/server/signals'
import { contentVersions } from '#db/schema'
import { freshSettings } from '#tests/support/app'

log.level = 'silent'

async function startedSite() {
  const settings = await freshSettings()
  const site = await openSite(settings)
  const file = join(site.settings.dataDir, 'company.json')
  return {
    site,
    write: (text: string) => writeFileSync(file, text),
    versions: () => site.db.select().from(contentVersions),
    publish: async (name: string) => {
      const draft = { document: 'company', value: { ...site.company, name }, revision: 0 }
      const saved = await saveDraft(site, OPERATOR, draft)
      const revision = saved.ok ? saved.revision : 0
      return publishDraft(site, OPERATOR, { document: 'company', revision })
    },
    reopened: async () => {
      await site.db.close()
      return (await readCompanyAndMail(readSettings(settings))).company.name
    },
  }
}

test('company.json is imported only by the first start that finds it', async () => {
  const { site, write, versions, reopened } = await startedSite()
  await loadSite(site)
  expect(await versions()).toEqual([])
  write('{"name":"Verma Works"}')
  await loadSite(site)
  expect(site.company.name).toBe('Verma Works')
  expect(await versions()).toMatchObject([{ document: 'company', adminName: 'The operator' }])

  write('{"name":"Another"}')
  await loadSite(site)
  expect(site.company.name).toBe('Verma Works')
  expect(await versions()).toHaveLength(1)
  expect(await reopened()).toBe('Verma Works')
})

test('company details published in the desk take precedence, and a changed company.json is reported', async () => {
  const { site, write, publish } = await startedSite()
  write('{"name":"Verma Works"}')
  await loadSite(site)
  expect(await publish('Verma Studios')).toEqual({ ok: true })
  expect(site.company.name).toBe('Verma Studios')
  expect(await findCompanyFileFault(site)).toBeUndefined()

  for (const changed of ['{"name":"Verma and Sons"}', '{']) {
    write(changed)
    await loadSite(site)
    expect(site.company.name).toBe('Verma Studios')
    const row = (await readHealthReport(site)).find(({ id }) => id === 'company-file')
    expect(row?.advice).toContain('site content import')
  }
  await publish('Verma and Sons')
  write('{"name":"Verma and Sons"}')
  expect(await findCompanyFileFault(site)).toBeUndefined()
  await site.db.close()
})

test('publishing the shipped company overrides company.json', async () => {
  const { site, write, reopened } = await startedSite()
  write('{"name":"Verma Works"}')
  await loadSite(site)
  await publishShipped(site, OPERATOR, 'company')
  expect(site.company).toEqual(company.parse({}))
  await loadSite(site)
  expect(site.company.name).toBe('Acme')
  expect(await reopened()).toBe('Acme')
})

test('the company is read from company.json while nothing is published', async () => {
  const { write, reopened } = await startedSite()
  write('{"name":"Verma Works"}')
  expect(await reopened()).toBe('Verma Works')
})
