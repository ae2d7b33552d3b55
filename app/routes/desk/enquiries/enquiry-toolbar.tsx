import { useSearchParams } from '@remix-run/react'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import { STATUSES } from '#app/models/enquiry/enquiry'
import type { EnquiryFilter } from '#app/models/enquiry/search.server'
import { type Colleague, colleagueOptions, Select } from '#app/routes/desk/form/select'
import { FilterForm, FilterSelect } from '#app/routes/desk/list/filter-form'
import { deskParams } from '#app/routes/desk/outcome-params'

interface EnquiryToolbarProps {
  filter: EnquiryFilter
  isCards: boolean
  types: string[]
  colleagues: Colleague[]
  adminId: string
}

const SEARCH = {
  placeholder: 'Search by Name or Email',
  label: 'Search by name, email, company, phone or reference',
}
const STATES = [{ value: 'open', label: 'New and Pending' }, ...STATUSES]
const ORDERS = [
  { value: '', label: 'Open first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]
const MINE = [
  { value: 'mine', label: 'Mine' },
  { value: 'nobody', label: 'Unassigned' },
]

export function EnquiryToolbar(props: EnquiryToolbarProps) {
  const { filter, isCards, types, colleagues, adminId } = props
  const [params] = useSearchParams()
  const { assigneeId } = filter
  const assignee =
    assigneeId === null ? 'nobody' : assigneeId === adminId ? 'mine' : (assigneeId ?? '')
  return (
    <FilterForm
      action="/admin"
      search={SEARCH}
      count={countFilters(filter)}
      hiddenFields={{
        folder: filter.isSpam && 'spam',
        view: isCards && 'cards',
        overview: params.get('overview'),
        show: params.get('show'),
      }}
    >
      <FilterSelect name="status" label="Status" empty="All" options={STATES} />
      <FilterSelect name="sort" label="Order" options={ORDERS} />
      <Select
        name="assignee"
        label="Assigned to"
        empty="Anyone"
        options={[...MINE, ...colleagueOptions(colleagues, adminId)]}
        value={assignee}
      />
      <FilterSelect
        name="type"
        label="About"
        empty="About anything"
        options={[{ value: CONTACT_TYPE, label: 'Contact messages' }, ...types]}
      />
    </FilterForm>
  )
}

const NO_FILTER = { q: '', status: '', sort: '', assignee: '', type: '', show: '', page: '' }

export const unfilteredList = (params: URLSearchParams) => `/admin${deskParams(params, NO_FILTER)}`

export const countFilters = ({ status, order, assigneeId, type, since, dueBy }: EnquiryFilter) =>
  [status, order !== 'open', assigneeId !== undefined, type, since !== undefined, dueBy].filter(
    Boolean,
  ).length
