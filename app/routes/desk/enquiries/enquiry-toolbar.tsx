import { Form } from '@remix-run/react'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import { STATUSES } from '#app/models/enquiry/enquiry'
import type { EnquiryFilter } from '#app/models/enquiry/list.server'
import { type Colleague, OtherOptions } from '#app/routes/desk/enquiry/enquiry-actions'
import { FilterSummary, useAutoSubmit, useFilterValues } from '#app/routes/desk/filter-form'
import { Fold } from '#app/ui/fold'
import { Icon } from '#app/ui/icon'

interface EnquiryToolbarProps {
  filter: EnquiryFilter
  isTable: boolean
  params: URLSearchParams
  types: string[]
  colleagues: Colleague[]
  adminId: string
}

export function EnquiryToolbar(props: EnquiryToolbarProps) {
  const { filter, isTable, params } = props
  const auto = useAutoSubmit()
  const form = useFilterValues(params)

  return (
    <div className="toolbar">
      <Form method="get" action="/admin" {...auto} ref={form}>
        <div className="toolbar-search">
          <Icon name="search" />
          <input
            className="inp"
            type="search"
            name="q"
            placeholder="Search by Name or Email"
            aria-label="Search by name or email"
            defaultValue={filter.search}
            maxLength={100}
          />
        </div>
        {filter.isSpam && <input type="hidden" name="folder" value="spam" />}
        {isTable && <input type="hidden" name="view" value="table" />}
        <Fold className="toolbar-fold" summary={<FilterSummary count={countFilters(filter)} />}>
          <div className="toolbar-filters">
            <select
              className="inp sel"
              name="status"
              aria-label="Status"
              defaultValue={filter.status ?? ''}
            >
              <option value="">All</option>
              {STATUSES.map((status) => (
                <option key={status} value={status}>
                  {status}
                </option>
              ))}
            </select>
            <select className="inp sel" name="sort" aria-label="Order" defaultValue={filter.order}>
              <option value="newest">Newest first</option>
              <option value="oldest">Oldest first</option>
            </select>
            <MoreFilters {...props} />
            <button className="btn btn-secondary btn-small" type="submit">
              Apply
            </button>
          </div>
        </Fold>
      </Form>
    </div>
  )
}

export const countFilters = ({ status, order, assigneeId, type }: EnquiryFilter) =>
  [status, order === 'oldest', assigneeId !== undefined, type].filter(Boolean).length

function MoreFilters({ filter, types, colleagues, adminId }: EnquiryToolbarProps) {
  const { assigneeId } = filter
  const assignee =
    assigneeId === null ? 'nobody' : assigneeId === adminId ? 'mine' : (assigneeId ?? '')
  return (
    <>
      <select className="inp sel" name="assignee" aria-label="Assigned to" defaultValue={assignee}>
        <option value="">Anybody’s</option>
        <option value="mine">Mine</option>
        <option value="nobody">Unassigned</option>
        <OtherOptions colleagues={colleagues} adminId={adminId} />
      </select>
      <select className="inp sel" name="type" aria-label="About" defaultValue={filter.type ?? ''}>
        <option value="">About anything</option>
        <option value={CONTACT_TYPE}>Contact messages</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
    </>
  )
}
