import type { Site } from '#app/models/company/site.server'
import { isStartDismissed, START } from '#app/models/content/start-dismissal.server'
import { readCompanyDetails } from './company-row'
import type { HealthRow } from './health-row'
import { readWatched } from './watched.server'

/** The notices that need action, each with the id of its row on the Health page. */
export async function listNotices(site: Site, now = Date.now()) {
  const isDismissed = await isStartDismissed(site)
  const company = isDismissed ? [] : [{ ...readCompanyDetails(site), noticeTo: START }]
  const rows: HealthRow[] = [...(await readWatched(site, now)), ...company]
  return rows.flatMap(({ id, notice, noticeTo }) =>
    notice === undefined ? [] : [{ id, text: notice, to: noticeTo }],
  )
}
