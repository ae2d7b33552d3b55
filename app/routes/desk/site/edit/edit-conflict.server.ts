import { momentIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { findNewestVersion } from '#app/models/content/draft.server'
import { type Draft, findDraft } from '#app/models/content/stored-draft.server'

/** Who saved or published meanwhile, and what the next try builds on. */
export async function conflictOf(site: Site, id: string, by: Draft | undefined) {
  const draft = by ?? (await findDraft(site.db, id))
  const version = await findNewestVersion(site.db, id)
  const moment = (instant: number) => momentIn(site.company.timeZone, instant)
  return {
    base: `${draft?.revision ?? 0}:${version?.id ?? ''}`,
    did: draft ? ('saved' as const) : ('published' as const),
    by: (draft ?? version)?.adminName ?? 'Somebody',
    when: draft ? moment(draft.updatedAt) : version && moment(version.createdAt),
  }
}
