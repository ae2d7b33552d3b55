import { log } from '#app/http/log.server'
import { readCompany } from '#app/models/company/company.server'
import type { Site } from '#app/models/company/site.server'
import type { Documents } from './documents'

/** Reads what is true of the company again and renders every page anew; a broken file changes nothing. */
export function reload(site: Site, documents: Documents): Promise<void> {
  try {
    site.company = readCompany(site.settings.dataDir)
  } catch (error) {
    log.error({ err: error }, 'company.json not read again')
    return Promise.resolve()
  }
  documents.drop()
  log.info('company.json read again')
  return documents.fill()
}
