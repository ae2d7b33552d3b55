import { Form } from '@remix-run/react'
import { GENDERS, JOB_ROLES } from '#app/models/application/application'
import { FilterSummary, useAutoSubmit, useFilterValues } from '#app/routes/desk/filter-form'
import { Fold } from '#app/ui/fold'
import { Icon } from '#app/ui/icon'

const FILTERS = ['q', 'role', 'gender', 'from', 'to', 'years']

export const isFiltered = (params: URLSearchParams) => FILTERS.some((name) => params.get(name))

interface ApplicationToolbarProps {
  isBin: boolean
  params: URLSearchParams
}

export function ApplicationToolbar({ isBin, params }: ApplicationToolbarProps) {
  const auto = useAutoSubmit()
  const form = useFilterValues(params)
  const value = (name: string) => params.get(name) ?? ''
  const count = FILTERS.filter((name) => name !== 'q' && params.get(name)).length

  return (
    <Form className="toolbar job-toolbar" method="get" action="/admin/jobs" {...auto} ref={form}>
      {isBin && <input type="hidden" name="folder" value="bin" />}
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
      <Fold className="toolbar-fold" summary={<FilterSummary count={count} />}>
        <div className="toolbar-filters">
          <Choice
            name="role"
            label="Job role"
            all="All roles"
            options={JOB_ROLES}
            value={value('role')}
          />
          <Choice
            name="gender"
            label="Gender"
            all="All genders"
            options={GENDERS}
            value={value('gender')}
          />
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
        </div>
      </Fold>
    </Form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  all: string
  options: readonly string[]
  value: string
}

function Choice({ name, label, all, options, value }: ChoiceProps) {
  return (
    <select className="inp sel" name={name} aria-label={label} defaultValue={value}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  )
}
