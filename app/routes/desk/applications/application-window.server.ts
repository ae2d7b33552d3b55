import type { Application } from '#app/models/application/application'
import { type ApplicationFilter, pageApplications } from '#app/models/application/list.server'
import { site } from '#app/models/company/site.server'

/** How many each "Load more" adds. */
const STEP = 10
/** How many stand on the page at once: beyond that, each step takes as many away at the top as it adds below. */
const MOST_AT_ONCE = 100

interface JobWindow {
  applications: Application[]
  above: number
  /** What the link to more of them says; undefined where there are none. */
  next: { shown: number; start: string } | undefined
  /** Whether only the newest 20,000 were searched. */
  isPartial: boolean
}

/**
 * The applications that a URL shows: `shown` counts from the newest on, and `start`, such as "10-after-1763712000000000",
 * says how many of them stand above the page and after which row (`seq`) it begins.
 */
export async function readJobWindow(
  filter: ApplicationFilter,
  params: URLSearchParams,
): Promise<JobWindow> {
  const start = params.get('start') ?? ''
  const [, count, seq] = /^(\d{1,9})-after-(\d{1,16})$/.exec(start) ?? []
  const above = Number(count ?? 0)
  const asked = (Number.parseInt(params.get('shown') ?? '', 10) || 0) - above
  const limit = Math.max(STEP, Math.min(asked, MOST_AT_ONCE))
  const after = seq === undefined ? undefined : Number(seq)
  const { applications, seqs, hasMore, isPartial } = await pageApplications(site().db, filter, {
    limit,
    after,
  })

  // Beyond the end there is nothing to stand on.
  if (applications.length === 0 && after !== undefined) {
    return readJobWindow(filter, new URLSearchParams())
  }

  const dropped = Math.max(0, applications.length + STEP - MOST_AT_ONCE)
  const edge = seqs[dropped - 1]
  const next = {
    shown: above + applications.length + STEP,
    start: edge === undefined ? start : `${above + dropped}-after-${edge}`,
  }
  return { applications, above, next: hasMore ? next : undefined, isPartial }
}
