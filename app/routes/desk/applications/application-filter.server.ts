import type { ApplicationFilter } from '#app/models/application/list.server'
import { endOfDay, startOfDay } from '#app/models/company/calendar'

/** Reads the filters of the job tab from the URL; days are those of the company's time zone, both included. */
export function readJobFilter(params: URLSearchParams, timeZone: string): ApplicationFilter {
  const word = (name: string) => params.get(name)?.trim().slice(0, 100) || undefined
  const years = Number.parseInt(params.get('years') ?? '', 10)
  return {
    search: word('q'),
    role: word('role')?.toLowerCase(),
    gender: word('gender'),
    from: startOfDay(timeZone, params.get('from') ?? ''),
    to: endOfDay(timeZone, params.get('to') ?? ''),
    minYears: years > 0 ? years : undefined,
    isBinned: params.get('folder') === 'bin' || undefined,
  }
}
