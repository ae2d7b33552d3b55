import { isStage } from '#app/models/application/application'
import { pageApplications } from '#app/models/application/list.server'
import type { ApplicationFilter } from '#app/models/application/search.server'
import { endOfDay, startOfDay } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'

const STEP = 10
/** From this number on, a step removes as many applications at the top as it adds at the bottom. */
const MAX_ON_PAGE = 100

/**
 * Reads the applications that the URL names. `shown` counts from the newest one. `start`, such as
 * "10-after-1763712000000000", is the number of applications above the page and the `seq` of the last of them.
 */
export async function readApplicationWindow(filter: ApplicationFilter, params: URLSearchParams) {
  const start = params.get('start') ?? ''
  const [, count, seq] = /^(\d{1,9})-after-(\d{1,16})$/.exec(start) ?? []
  const above = Number(count ?? 0)
  const requested = (Number.parseInt(params.get('shown') ?? '', 10) || 0) - above
  const limit = Math.max(STEP, Math.min(requested, MAX_ON_PAGE))
  const after = seq === undefined ? undefined : Number(seq)
  const { applications, seqs, hasMore, isPartial } = await pageApplications(site().db, filter, {
    limit,
    after,
  })

  if (applications.length === 0 && after !== undefined) {
    return readApplicationWindow(filter, new URLSearchParams())
  }

  const dropped = Math.max(0, applications.length + STEP - MAX_ON_PAGE)
  const lastDropped = seqs[dropped - 1]
  const next = {
    shown: above + applications.length + STEP,
    start: lastDropped === undefined ? start : `${above + dropped}-after-${lastDropped}`,
  }
  return { applications, above, next: hasMore ? next : undefined, isPartial }
}

/** Reads the filters of the list from the URL. Both days are included, in the time zone of the company. */
export function readApplicationFilter(
  params: URLSearchParams,
  timeZone: string,
): ApplicationFilter {
  const text = (name: string) => params.get(name)?.trim().slice(0, 100) || undefined
  const stage = params.get('stage')
  const years = Number.parseInt(params.get('years') ?? '', 10)
  return {
    search: text('q'),
    role: text('role')?.toLowerCase(),
    gender: text('gender'),
    from: startOfDay(timeZone, params.get('from') ?? ''),
    to: endOfDay(timeZone, params.get('to') ?? ''),
    minYears: years > 0 ? years : undefined,
    stage: isStage(stage) ? stage : undefined,
    isBinned: params.get('folder') === 'bin' || undefined,
  }
}
