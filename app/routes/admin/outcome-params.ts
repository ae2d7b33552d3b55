import { withParams } from '#app/http/search-params'

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
