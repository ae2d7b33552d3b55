import { withParams } from '#app/http/search-params'
import type { Change } from '#app/models/enquiry/bulk.server'

/** Query parameters that tell the outcome of the last action; no link carries them on. */
const OUTCOMES = [
  'saved',
  'failed',
  'refusedDay',
  'welcome',
  'batch',
  'undone',
  'kept',
  'chosen',
  'done',
  'replied',
  'called',
  'deleted',
  'delete',
  'restored',
  'download',
  'again',
  'noted',
  'end',
]
const WITHOUT_OUTCOME = Object.fromEntries(OUTCOMES.map((name) => [name, '']))

/** The query of a desk page with some parameters changed and without the outcome of the last action. */
export function deskParams(
  search: string | URLSearchParams,
  changes: Record<string, string | number | undefined> = {},
): string {
  return withParams(search, { ...WITHOUT_OUTCOME, ...changes })
}

const DESK_URL = /^(\/admin(?:\/jobs|\/(?:enquiries|jobs)\/[\w-]+)?)(\?[^#]*)?$/

/** @param back the URL that the form was on; any other than of a list, an enquiry or an application leads to the list of enquiries */
export function backTo(
  back: string | undefined,
  outcome: Record<string, string | number | undefined>,
): string {
  const [, path = '/admin', search = ''] = DESK_URL.exec(back ?? '') ?? []
  return path + deskParams(search, outcome)
}

export function outcomeOf(change: Change | undefined): Record<string, string> {
  if (!change || change.isLost) return { chosen: 'lost' }
  return change.batch === '' ? { chosen: 'same' } : { batch: change.batch }
}
