import { Form, Link } from '@remix-run/react'

import { GENDERS, JOB_ROLES } from '#app/models/application'
import { Fold } from '#app/ui/fold'
import { Icon } from '#app/ui/icon'
import { FilterWords } from './filter-words'
import { useAutoSubmit } from './use-auto-submit'

const FILTERS = ['q', 'role', 'gender', 'from', 'to', 'years']
/** The filters of the job tab; all combine, and any change starts again at the first ten. */
export function JobToolbar({ params }: { params: URLSearchParams }) {
  const auto = useAutoSubmit()
  const value = (name: string) => params.get(name) ?? ''
  const isFiltered = FILTERS.some((name) => params.get(name))
  const count = FILTERS.filter((name) => name !== 'q' && params.get(name)).length

  return (
    <Form className="toolbar job-toolbar" method="get" action="/admin/jobs" {...auto}>
      <div className="toolbar-search">
        <Icon name="search" />
        <input
          className="inp"
          type="search"
          name="q"
          placeholder="Search applications"
          aria-label="Search by name, email, role, gender, phone or experience"
          defaultValue={value('q')}
        />
      </div>
      <Fold className="toolbar-fold" summary={<FilterWords count={count} />}>
        <div className="toolbar-filters">
          <select
            className="inp sel"
            name="role"
            aria-label="Job role"
            defaultValue={value('role')}
          >
            <option value="">All roles</option>
            {JOB_ROLES.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
          <select
            className="inp sel"
            name="gender"
            aria-label="Gender"
            defaultValue={value('gender')}
          >
            <option value="">All genders</option>
            {GENDERS.map((gender) => (
              <option key={gender}>{gender}</option>
            ))}
          </select>
          <label>
            From <input className="inp" type="date" name="from" defaultValue={value('from')} />
          </label>
          <label>
            To <input className="inp" type="date" name="to" defaultValue={value('to')} />
          </label>
          <label>
            Years from
            <input
              className="inp"
              type="number"
              name="years"
              min={0}
              max={50}
              defaultValue={value('years')}
            />
          </label>
          <button className="btn btn-secondary btn-small" type="submit">
            Apply
          </button>
          {isFiltered && (
            <Link className="link" to="/admin/jobs" reloadDocument>
              Clear filters
            </Link>
          )}
        </div>
      </Fold>
    </Form>
  )
}
