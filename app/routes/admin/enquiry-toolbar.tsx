import { Form, Link } from '@remix-run/react'

import { withParams } from '#app/http/search-params'
import { STATUSES } from '#app/models/enquiry'
import { Icon } from '#app/ui/icon'
import { useAutoSubmit } from './use-auto-submit'

interface EnquiryToolbarProps {
  filter: { search?: string; status?: string; order?: string }
  isTable: boolean
  params: URLSearchParams
}

/** Search, filter, order and view: a form that goes to the URL, by its button or by itself where scripts run. */
export function EnquiryToolbar({ filter, isTable, params }: EnquiryToolbarProps) {
  const auto = useAutoSubmit()
  const view = (name: string) =>
    `/admin${withParams(params, { view: name, saved: '', failed: '' })}`

  return (
    <div className="toolbar">
      <Form method="get" action="/admin" {...auto} key={filter.status ?? 'All'}>
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
        <select
          className="inp sel"
          name="status"
          aria-label="Status"
          defaultValue={filter.status ?? ''}
        >
          <option value="">All</option>
          {STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
        <select className="inp sel" name="sort" aria-label="Order" defaultValue={filter.order}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
        {isTable && <input type="hidden" name="view" value="table" />}
        <button className="btn btn-secondary btn-small" type="submit">
          Apply
        </button>
      </Form>
      <nav className="toggle" aria-label="View">
        <Link to={view('')} aria-current={isTable ? undefined : 'page'}>
          <Icon name="layout-grid" size={18} /> Cards
        </Link>
        <Link to={view('table')} aria-current={isTable ? 'page' : undefined}>
          <Icon name="table-2" size={18} /> Table
        </Link>
      </nav>
    </div>
  )
}
