import { withParams } from '#app/http/search-params'
import type { Change } from '#app/models/enquiry/bulk.server'

/** Query parameters with the outcome of the last action; links of the desk leave them out. */
const OUTCOMES = [
  'saved',
  'failed',
  'refusedDay',
  'welcome',
  'batch',
  'undone',
  'skipped',
  'unchanged',
  'done',
  'replied',
  'called',
  'deleted',
  'noted',
  'corrected',
  'last',
]
/** Query parameters with the id of the text that was stored last. */
export const TEXT_OUTCOMES = { note: 'done', text: 'replied', call: 'called' }

const WITHOUT_OUTCOME = Object.fromEntries(OUTCOMES.map((name) => [name, '']))

/** The query of a desk page with changed parameters and without the outcome of the last action. */
export function deskParams(
  search: string | URLSearchParams,
  changes: Record<string, string | number | undefined> = {},
): string {
  return withParams(search, { ...WITHOUT_OUTCOME, ...changes })
}

const DESK_URL = /^(\/admin(?:\/jobs|\/(?:enquiries|jobs)\/[\w-]+)?)(\?[^#]*)?$/

/** @param back URL of the form's page: a list, an enquiry or an application; any other becomes the list of enquiries */
export function backTo(
  back: string | undefined,
  outcome: Record<string, string | number | undefined>,
): string {
  const [, path = '/admin', search = ''] = DESK_URL.exec(back ?? '') ?? []
  return path + deskParams(search, outcome)
}

export function outcomeOf(change: Change | undefined): Record<string, string> {
  if (!change || change.isLost) return { unchanged: 'lost' }
  return change.batch === '' ? { unchanged: 'same' } : { batch: change.batch }
}
