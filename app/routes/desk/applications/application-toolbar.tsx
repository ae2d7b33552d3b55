import { useSearchParams } from '@remix-run/react'
import { GENDERS, STAGES, type Stage } from '#app/models/application/application'
import { showCount } from '#app/models/count'
import { FilterForm, FilterSelect } from '#app/routes/desk/list/filter-form'
import { ListViews } from '#app/routes/desk/list/list-views'
import { deskParams } from '#app/routes/desk/outcome-params'

const FILTERS = ['q', 'role', 'gender', 'from', 'to', 'years', 'stage']

export const isFiltered = (params: URLSearchParams) => FILTERS.some((name) => params.get(name))

const SEARCH = {
  placeholder: 'Search',
  label: 'Search by name, email, role, gender, phone, experience or reference',
}

interface ApplicationToolbarProps {
  isBin: boolean
  roles: readonly string[]
}

export function ApplicationToolbar({ isBin, roles }: ApplicationToolbarProps) {
  const [params] = useSearchParams()
  const value = (name: string) => params.get(name) ?? ''
  return (
    <FilterForm
      action="/admin/jobs"
      className="job-toolbar"
      search={SEARCH}
      count={FILTERS.filter((name) => !['q', 'stage'].includes(name) && params.get(name)).length}
      hiddenFields={{ folder: isBin && 'bin', stage: value('stage'), view: value('view') }}
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

interface StageLinksProps {
  counts: Record<Stage, number>
  matching: number
}

/** The counts cover all applications: with other filters set, they are hidden, or 0 if nothing matches. */
export function StageLinks({ counts, matching }: StageLinksProps) {
  const [params] = useSearchParams()
  const current = params.get('stage') ?? ''
  const isNarrowed = isFiltered(new URLSearchParams(deskParams(params, { stage: '' })))
  const isEmpty = isNarrowed && matching === 0 && current === ''
  const all = STAGES.reduce((sum, stage) => sum + counts[stage], 0)
  const views = (['', ...STAGES] as const).map((stage) => ({
    label: stage || 'All',
    to: `/admin/jobs${deskParams(params, { stage, shown: '', start: '' })}`,
    count: isEmpty ? '0' : isNarrowed ? undefined : showCount(stage ? counts[stage] : all),
    isCurrent: stage === current,
  }))
  return <ListViews label="Lists of applications" groups={[views]} hasCards />
}
