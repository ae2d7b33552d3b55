import type { ReactNode } from 'react'
import { STAGES, type Stage } from '#app/models/application/application'
import { showCount } from '#app/models/count'
import { ListViews } from '#app/routes/desk/list/list-views'
import { deskParams } from '#app/routes/desk/outcome-params'
import { isFiltered } from './application-toolbar'

interface StageLinksProps {
  counts: Record<Stage, number>
  matching: number
  params: URLSearchParams
  children?: ReactNode
}

/** The counts cover all applications: with other filters set, they are hidden, or 0 if nothing matches. */
export function StageLinks({ counts, matching, params, children }: StageLinksProps) {
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
  return (
    <ListViews label="Lists of applications" groups={[views]}>
      {children}
    </ListViews>
  )
}
