import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { showCount } from '#app/models/count'
import { STATUSES, type Status } from '#app/models/enquiry/enquiry'
import { deskParams } from '#app/routes/desk/outcome-params'
import {
  currentQuickFilter,
  paramsOf,
  type QuickFilter,
  quickFilters,
  statusParams,
} from './quick-filters'

interface ViewLinksProps {
  counts: Record<Status, number>
  quickCounts: Record<QuickFilter, number>
  params: URLSearchParams
}

/** The counts of the list: of each status, then of each quick filter. */
export function ViewLinks({ counts, quickCounts, params }: ViewLinksProps) {
  const quick = currentQuickFilter(params)
  const status = quick ? undefined : (params.get('status') ?? '')
  const all = counts.New + counts.Pending + counts.Closed
  const states = [
    { label: 'All', status: '', count: all },
    ...STATUSES.map((known) => ({ label: known, status: known, count: counts[known] })),
  ]
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && (quick ?? status) !== undefined)
      box.current?.scrollTo(current.offsetLeft - 40, 0)
  }, [quick, status])
  return (
    <nav className="views" aria-label="Lists of enquiries" ref={box}>
      {states.map((state) => (
        <ViewLink
          key={state.label}
          {...state}
          count={showCount(state.count)}
          to={deskParams(params, statusParams(params, state.status))}
          counted={['status']}
          isCurrent={state.status === status}
        />
      ))}
      <span className="mx-2 my-3 w-px flex-none bg-(--line-strong)" aria-hidden="true" />
      {quickFilters.map((name) => (
        <ViewLink
          key={name}
          label={name}
          count={showCount(quickCounts[name], true)}
          to={deskParams(params, paramsOf(name))}
          counted={['status', 'assignee', 'show']}
          isCurrent={name === quick}
        />
      ))}
    </nav>
  )
}

interface ViewLinkProps {
  label: string
  count: string
  to: string
  /** Filters that the count knows; with another one it would not be that of the list. */
  counted: string[]
  isCurrent: boolean
}

const FILTERS = ['q', 'type', 'status', 'assignee', 'show']

function ViewLink({ label, count, to, counted, isCurrent }: ViewLinkProps) {
  const query = new URLSearchParams(to)
  const isCounted = !FILTERS.some((name) => query.get(name) && !counted.includes(name))
  return (
    <Link to={`/admin${to}`} aria-current={isCurrent ? 'true' : undefined}>
      <span>{label}</span> {isCounted && <b className="num">{count}</b>}
    </Link>
  )
}
