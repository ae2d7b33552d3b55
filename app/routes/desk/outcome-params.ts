import { withParams } from '#app/http/search-params'
import type { Change } from '#app/models/enquiry/bulk.server'

/** What tells of the last press of a button; no link or later press carries it on. */
const OUTCOMES = ['saved', 'failed', 'welcome', 'batch', 'undone', 'kept', 'chosen', 'done']
const NO_OUTCOME = Object.fromEntries(OUTCOMES.map((name) => [name, '']))

/** The query of a desk page with some parameters changed and without the outcome of what was last done. */
export function deskParams(
  search: string | URLSearchParams,
  changes: Record<string, string | number | undefined> = {},
): string {
  return withParams(search, { ...NO_OUTCOME, ...changes })
}

/** Pages that a press of a button may lead back to: the list and an enquiry, each with its query. */
const BACK = /^(\/admin(?:\/enquiries\/[\w-]+)?)(\?[^#]*)?$/

/**
 * The address to go back to, with the outcome in its query.
 * @param back path and query the form was posted from; the list where it is anything else
 */
export function backTo(
  back: string | undefined,
  outcome: Record<string, string | number | undefined>,
): string {
  const [, path = '/admin', search = ''] = BACK.exec(back ?? '') ?? []
  return path + deskParams(search, outcome)
}

/** What a page is to say of a change; undefined is one to something that does not exist. */
export function outcomeOf(change: Change | undefined): Record<string, string> {
  if (!change || change.isLost) return { chosen: 'lost' }
  return change.batch === '' ? { chosen: 'same' } : { batch: change.batch }
}
