import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import { STATUSES } from '#app/models/enquiry/enquiry'
import type { EnquiryFilter } from '#app/models/enquiry/list.server'
import { FilterForm } from '#app/routes/desk/filter-form'
import { type Colleague, optionsOf, Select } from '#app/routes/desk/select'

interface EnquiryToolbarProps {
  filter: EnquiryFilter
  isTable: boolean
  params: URLSearchParams
  types: string[]
  colleagues: Colleague[]
  adminId: string
}

const SEARCH = { placeholder: 'Search by Name or Email', label: 'Search by name or email' }
const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]
const MINE = [
  { value: 'mine', label: 'Mine' },
  { value: 'nobody', label: 'Unassigned' },
]

export function EnquiryToolbar(props: EnquiryToolbarProps) {
  const { filter, isTable, params, types, colleagues, adminId } = props
  const { assigneeId } = filter
  const assignee =
    assigneeId === null ? 'nobody' : assigneeId === adminId ? 'mine' : (assigneeId ?? '')
  const hiddenFields = (
    <>
      {filter.isSpam && <input type="hidden" name="folder" value="spam" />}
      {isTable && <input type="hidden" name="view" value="table" />}
    </>
  )
  return (
    <FilterForm
      action="/admin"
      className="toolbar"
      params={params}
      search={SEARCH}
      count={countFilters(filter)}
      hiddenFields={hiddenFields}
    >
      <Select
        name="status"
        label="Status"
        empty="All"
        options={STATUSES}
        value={filter.status ?? ''}
      />
      <Select name="sort" label="Order" options={ORDERS} value={filter.order} />
      <Select
        name="assignee"
        label="Assigned to"
        empty="Anyone"
        options={[...MINE, ...optionsOf(colleagues, adminId)]}
        value={assignee}
      />
      <Select
        name="type"
        label="About"
        empty="About anything"
        options={[{ value: CONTACT_TYPE, label: 'Contact messages' }, ...types]}
        value={filter.type ?? ''}
      />
    </FilterForm>
  )
}

export const countFilters = ({ status, order, assigneeId, type }: EnquiryFilter) =>
  [status, order === 'oldest', assigneeId !== undefined, type].filter(Boolean).length
