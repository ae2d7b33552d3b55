const QUICK_FILTERS = {
  Today: { show: 'today' },
  Mine: { assignee: 'mine', status: 'open' },
  Unassigned: { assignee: 'nobody', status: 'open' },
  Due: { show: 'due' },
} satisfies Record<string, Record<string, string>>

export type QuickFilter = keyof typeof QUICK_FILTERS

export const quickFilters = Object.keys(QUICK_FILTERS) as QuickFilter[]

const NONE = { show: '', assignee: '', status: '' }

/** Query parameters of a quick filter; '' removes `page` and those of the other quick filters. */
export function paramsOf(name: QuickFilter): Record<string, string> {
  return { ...NONE, page: '', ...QUICK_FILTERS[name] }
}

export function currentQuickFilter(params: URLSearchParams): QuickFilter | undefined {
  return quickFilters.find((name) =>
    Object.entries(paramsOf(name)).every(
      ([param, value]) => param === 'page' || (params.get(param) ?? '') === value,
    ),
  )
}

/** Query parameters for one status: they remove a quick filter and keep the filters of the form. */
export function statusParams(params: URLSearchParams, status = ''): Record<string, string> {
  return { ...(currentQuickFilter(params) ? NONE : {}), status, page: '' }
}
