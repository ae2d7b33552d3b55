import { withParams } from '#app/http/search-params'
import type { Change } from '#app/models/enquiry/bulk.server'

/** Parameters that carry the outcome of the last action; no link carries them on. */
const NO_OUTCOME = Object.fromEntries(
  'saved failed refusedDay welcome batch undone kept chosen done reply replied called deleted delete restored download again noted end'
    .split(' ')
    .map((name) => [name, '']),
)

/** The query of a desk page with some parameters changed and without the outcome of the last action. */
export function deskParams(
  search: string | URLSearchParams,
  changes: Record<string, string | number | undefined> = {},
): string {
  return withParams(search, { ...NO_OUTCOME, ...changes })
}

/** Pages that an action may lead back to: the list and an enquiry, each with its query. */
const BACK = /^(\/admin(?:\/enquiries\/[\w-]+)?)(\?[^#]*)?$/

/** The URL to return to, with the outcome in its query; the list where `back` is no page of the desk. */
export function backTo(
  back: string | undefined,
  outcome: Record<string, string | number | undefined>,
): string {
  const [, path = '/admin', search = ''] = BACK.exec(back ?? '') ?? []
  return path + deskParams(search, outcome)
}

export function outcomeOf(change: Change | undefined): Record<string, string> {
  if (!change || change.isLost) return { chosen: 'lost' }
  return change.batch === '' ? { chosen: 'same' } : { batch: change.batch }
}
