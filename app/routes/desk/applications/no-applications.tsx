import { Link } from '@remix-run/react'

import { SceneArt } from '#app/ui/scene-art'
import { BIN } from './application-notices'

interface NoApplicationsProps {
  isFirstUse: boolean
  isBin: boolean
  isBinEmpty: boolean
  searched: string | undefined
}

export function NoApplications({ isFirstUse, isBin, isBinEmpty, searched }: NoApplicationsProps) {
  if (isBinEmpty) {
    return (
      <div className="empty plain">
        <SceneArt name="empty-tray" />
        <h2>The bin is empty.</h2>
        <p>A deleted application waits here for a day, in case somebody wants it back.</p>
        <Link className="btn btn-secondary btn-small" to="/admin/jobs">
          Back to all applications
        </Link>
      </div>
    )
  }
  return (
    <div className="empty plain">
      <SceneArt name="empty-tray" />
      <h2>
        {isFirstUse ? 'No applications yet' : 'No applications found matching your criteria.'}
      </h2>
      {isFirstUse ? (
        <>
          <p>They appear here as soon as somebody applies on the careers page.</p>
          <a className="btn btn-secondary btn-small" href="/careers">
            See the careers page
          </a>
        </>
      ) : (
        <>
          <p>
            {searched
              ? `None has “${searched}” in its name, email, role, gender, phone or experience.`
              : 'Other filters may show more.'}
          </p>
          <Link className="btn btn-secondary btn-small" to={isBin ? BIN : '/admin/jobs'}>
            Clear filters
          </Link>
        </>
      )}
    </div>
  )
}
