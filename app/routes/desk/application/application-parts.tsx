import { Link, useLocation } from '@remix-run/react'
import { RestoreForm } from '#app/routes/desk/applications/application-notices'
import { History } from '#app/routes/desk/enquiry/enquiry-history'
import { deskParams } from '#app/routes/desk/outcome-params'
import { type Moment, When } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'
import type { ApplicationPageData } from './application-page.server'
import { StageButtons } from './stage-form'

export function ApplicationWork({ application }: Pick<ApplicationPageData, 'application'>) {
  const { search } = useLocation()
  const { _id: id, fullName, stage, isBinned } = application
  if (isBinned) {
    return (
      <section key="binned" className="panel work items-center gap-3" aria-label="Work">
        <p className="grow text-ink-2">In the bin: it is deleted for good after a day.</p>
        <RestoreForm id={id} name={fullName} />
      </section>
    )
  }
  return (
    <section
      className="panel work items-start justify-between gap-2 px-3! py-2.5!"
      aria-label="Work"
    >
      <StageButtons id={id} name={fullName} stage={stage} />
      <Link
        className="btn btn-small btn-danger"
        to={`/admin/jobs/${id}/delete${deskParams(search)}`}
        aria-label={`Delete the application of ${fullName}`}
      >
        Delete
      </Link>
    </section>
  )
}

interface ApplicationHistoryProps {
  received: Moment
  events: ApplicationPageData['history']
}

type Kind = ApplicationPageData['history'][number]['kind']

const ICONS: Record<Kind, string> = { stage: 'route', note: 'file-text', correction: 'user-round' }

function describe(kind: Kind, from: string, to: string): string {
  switch (kind) {
    case 'stage':
      return `moved it from ${from} to ${to}`
    case 'note':
      return 'noted'
    case 'correction':
      return 'corrected the details'
  }
}

export function ApplicationHistory({ received, events }: ApplicationHistoryProps) {
  return (
    <History received={received}>
      {events.map(({ id, kind, adminName, from, to, note, ...moment }) => (
        <li key={id}>
          <Icon name={ICONS[kind]} size={18} />
          <p>
            <b>{adminName}</b> <span>{describe(kind, from, to)}</span> <When {...moment} />
          </p>
          {note && <blockquote>{note}</blockquote>}
        </li>
      ))}
    </History>
  )
}
