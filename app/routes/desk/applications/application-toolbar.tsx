import { GENDERS } from '#app/models/application/application'
import { FilterForm, FilterSelect } from '#app/routes/desk/list/filter-form'

const FILTERS = ['q', 'role', 'gender', 'from', 'to', 'years', 'stage']

export const isFiltered = (params: URLSearchParams) => FILTERS.some((name) => params.get(name))

const SEARCH = {
  placeholder: 'Search',
  label: 'Search by name, email, role, gender, phone, experience or reference',
}

interface ApplicationToolbarProps {
  isTrash: boolean
  params: URLSearchParams
  roles: readonly string[]
}

export function ApplicationToolbar({ isTrash, params, roles }: ApplicationToolbarProps) {
  const value = (name: string) => params.get(name) ?? ''
  return (
    <FilterForm
      action="/admin/jobs"
      className="job-toolbar"
      search={SEARCH}
      count={FILTERS.filter((name) => !['q', 'stage'].includes(name) && params.get(name)).length}
      hiddenFields={{ folder: isTrash && 'bin', stage: value('stage'), view: value('view') }}
    >
      <FilterSelect name="role" label="Job role" empty="All roles" options={roles} />
      <FilterSelect name="gender" label="Gender" empty="All genders" options={GENDERS} />
      <label>
        From <input className="inp" type="date" name="from" defaultValue={value('from')} />
      </label>
      <label>
        To <input className="inp" type="date" name="to" defaultValue={value('to')} />
      </label>
      <label>
        Minimum experience (years)
        <input
          className="inp"
          type="number"
          name="years"
          min={0}
          max={50}
          defaultValue={value('years')}
        />
      </label>
    </FilterForm>
  )
}
