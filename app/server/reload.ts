import { log } from '#app/http/log.server'
import { readCompany } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import type { PageCache } from './page-cache'

/** Reads company.json again and renders every page again; a broken file changes nothing. */
export function reload(site: Site, pageCache: PageCache): Promise<void> {
  try {
    site.company = readCompany(site.settings.dataDir)
  } catch (error) {
    log.error({ err: error }, 'company.json not read again')
    return Promise.resolve()
  }
  pageCache.clear()
  log.info('company.json read again')
  return pageCache.warm()
}
