import { useSearchParams } from '@remix-run/react'
import { showCount } from '#app/models/count'
import { STATUSES, type Status } from '#app/models/enquiry/enquiry'
import { type ListView, ListViews } from '#app/routes/desk/list/list-views'
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
}

export function ViewLinks({ counts, quickCounts }: ViewLinksProps) {
  const [params] = useSearchParams()
  const quick = currentQuickFilter(params)
  const current = quick ? undefined : (params.get('status') ?? '')
  const all = counts.New + counts.Pending + counts.Closed
  const states = (['', ...STATUSES] as const).map((status) =>
    view({
      label: status || 'All',
      query: deskParams(params, statusParams(params, status)),
      count: showCount(status ? counts[status] : all),
      counted: ['status'],
      isCurrent: status === current,
    }),
  )
  const quickViews = quickFilters.map((name) =>
    view({
      label: name,
      query: deskParams(params, paramsOf(name)),
      count: showCount(quickCounts[name], true),
      counted: ['status', 'assignee', 'show'],
      isCurrent: name === quick,
    }),
  )
  return <ListViews label="Lists of enquiries" groups={[states, quickViews]} hasCards />
}

interface EnquiryView extends Omit<ListView, 'to'> {
  query: string
  /** Filters that the count covers; with any other filter set, the count is hidden. */
  counted: string[]
}

const FILTERS = ['q', 'type', 'status', 'assignee', 'show']

function view({ query, count, counted, ...shown }: EnquiryView): ListView {
  const filters = new URLSearchParams(query)
  const isCounted = !FILTERS.some((name) => filters.get(name) && !counted.includes(name))
  return { ...shown, to: `/admin${query}`, count: isCounted ? count : undefined }
}
