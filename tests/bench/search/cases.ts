import type { ApplicationFilter } from '#app/models/application/list.server'
import type { EnquiryFilter } from '#app/models/enquiry/list.server'

/** What staff type: one letter, pairs, names, parts of both, a whole address, Hindi, and what nobody has. */
export const NEEDLES = [
  '',
  'a',
  'q',
  'zq',
  'an',
  'kumar',
  'gmail',
  'com',
  'MÜLLER',
  'anil kumar',
  'a kumar',
  'verma@',
  'rma@gmail.com',
  'rahul.sharma77@gmail.com',
  'कुमार',
  'ख़',
  '100%_',
  'nobody at all',
]

/** The same kinds of needles, none of them in the list above but no search at all. */
export const OTHER_NEEDLES = [
  '',
  'e',
  'x',
  'xj',
  'in',
  'singh',
  'yahoo',
  'out',
  'O’NEIL',
  'priya singh',
  'p singh',
  'gupta@',
  'pta@outlook.com',
  'neha.gupta12@outlook.com',
  'सिंह',
  'श्र',
  '50%_',
  'not here either',
]

/** One letter, a name, a whole address, Hindi, nothing found, and no search at all. */
export const USUAL = ['(none)', 'a', 'kumar', 'rahul.sharma77@gmail.com', 'कुमार', 'nobody at all']

/** An address built of nothing but the commonest parts; told apart, since nobody types it. */
export const ADVERSARIAL = 'gmail.com@gmail.com'

export const filtersFor = (adminId: string): Record<string, EnquiryFilter> => ({
  all: {},
  Pending: { status: 'Pending' },
  Closed: { status: 'Closed' },
  type: { type: 'Bulk SMS' },
  spam: { isSpam: true },
  mine: { assigneeId: adminId },
  'unassigned, New, type': { assigneeId: null, status: 'New', type: 'Contact' },
})

/** What of applications is searched for. */
export const APPLICATION_NEEDLES = ['', 'a', 'kumar', '98', 'cloud engineer', 'nobody at all']

const DAY = 86_400_000
export const applicationFilters = (until: number): Record<string, ApplicationFilter> => ({
  all: {},
  role: { role: 'cloud engineer' },
  'role, gender, years': { role: 'e', gender: 'Female', minYears: 1 },
  'a month': { from: until - 60 * DAY, to: until - 30 * DAY },
  'a year, role': { from: until - 500 * DAY, to: until - 135 * DAY, role: 'designer' },
})

/** The same filters as the address of a page has them. */
export const ENQUIRY_PAGES: Record<string, string> = {
  all: '',
  Pending: 'status=Pending',
  Closed: 'status=Closed',
  type: 'type=Bulk+SMS',
  spam: 'folder=spam',
  mine: 'assignee=mine',
  'unassigned, New, type': 'assignee=nobody&status=New&type=Contact',
  'as a table': 'view=table',
  'oldest first': 'sort=oldest',
  'twentieth page': 'page=20',
}

export const APPLICATION_PAGES: Record<string, string> = {
  all: '',
  role: 'role=cloud+engineer',
  'role, gender, years': 'role=e&gender=Female&years=1',
  'a month': 'from=2026-09-01&to=2026-09-30',
  'a year, role': 'from=2025-06-01&to=2026-06-01&role=designer',
}
