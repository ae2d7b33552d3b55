import { Link } from '@remix-run/react'
import { STAGES, type Stage } from '#app/models/application/application'
import { showCount } from '#app/models/count'
import { deskParams } from '#app/routes/desk/outcome-params'
import { isFiltered } from './application-toolbar'

interface StageLinksProps {
  counts: Record<Stage, number>
  params: URLSearchParams
}

/** The counts are of all applications: a filtered list says its own. */
export function StageLinks({ counts, params }: StageLinksProps) {
  const current = params.get('stage') ?? ''
  const isNarrowed = isFiltered(new URLSearchParams(deskParams(params, { stage: '' })))
  const all = STAGES.reduce((sum, stage) => sum + counts[stage], 0)
  return (
    <nav className="views" aria-label="Lists of applications">
      {(['', ...STAGES] as const).map((stage) => (
        <Link
          key={stage}
          to={`/admin/jobs${deskParams(params, { stage, shown: '', start: '' })}`}
          aria-current={stage === current ? 'true' : undefined}
        >
          <span>{stage || 'All'}</span>{' '}
          {!isNarrowed && <b className="num">{showCount(stage ? counts[stage] : all)}</b>}
        </Link>
      ))}
    </nav>
  )
}
