import { momentWithin } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findCompanyFileFault } from '#app/models/content/company.server'
import { VERSION } from '#app/models/version'
import { readDatabase } from './database-rows.server'
import type { HealthRow } from './health-row'
import { readTestMail } from './test-mail-row.server'
import { readCompanyDetails, readWatched } from './watched.server'

export async function readHealthReport(site: Site, now = Date.now()): Promise<HealthRow[]> {
  const started = momentWithin(site.company.timeZone, now - process.uptime() * 1000).when
  return [
    { id: 'version', label: 'Version', value: `${VERSION}, started ${started}`, advice: '' },
    await readDatabase(site),
    ...(await readWatched(site, now)),
    await readTestMail(site),
    readCompanyDetails(site),
    ...(await readCompanyFile(site)),
  ]
}

async function readCompanyFile(site: Site): Promise<HealthRow[]> {
  const advice = await findCompanyFileFault(site)
  return advice ? [{ id: 'company-file', label: 'company.json', value: 'Changed', advice }] : []
}
