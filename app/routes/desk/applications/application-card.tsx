import { Link, useSearchParams } from '@remix-run/react'

import type { Application } from '#app/models/application/application'
import { ordinal } from '#app/models/text'
import { ApplicationFacts } from '#app/routes/desk/application/application-facts'
import { StageBadge, StageSelect } from '#app/routes/desk/application/stage-form'
import { Quote } from '#app/routes/desk/list/list-parts'
import { deskParams } from '#app/routes/desk/outcome-params'
import type { Moment } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'
import { RestoreForm } from './application-notices'

export interface ShownApplication extends Application {
  phoneShown: string
  receivedOn: string
  received: Moment
  /** 2 for the second application of one person. */
  rank: number
  /** Email address that finds the earlier applications; empty for the first. */
  earlierEmail: string
}

export interface ApplicationItemProps {
  application: ShownApplication
  isBin: boolean
}

export function cardId({ _id }: { _id: string }): string {
  return `application-${_id}`
}

export function ApplicationCard({ application, isBin }: ApplicationItemProps) {
  const [params] = useSearchParams()
  const { _id: id } = application
  return (
    <li className="enquiry" id={cardId(application)}>
      <header>
        <div>
          <h2>
            <Link to={`/admin/jobs/${id}${deskParams(params)}`} data-row>
              {application.fullName}
            </Link>
          </h2>
          <p>{`${application.jobRole}, ${application.experience}`}</p>
        </div>
        {isBin ? undefined : <StageBadge stage={application.stage} />}
      </header>
      <RepeatMark application={application} />
      <Quote>{application.motivation}</Quote>
      <ApplicationFacts application={application} />
      {!isBin && <StageSelect id={id} name={application.fullName} stage={application.stage} />}
      <div className="card-acts">
        <ItemActions application={application} isBin={isBin} />
      </div>
    </li>
  )
}

export function RepeatMark({ application }: Pick<ApplicationItemProps, 'application'>) {
  const { rank, earlierEmail, fullName } = application
  if (rank === 1) return null
  return (
    <Link
      className="badge badge-repeat self-start justify-self-start"
      to={`/admin/jobs?q=${encodeURIComponent(earlierEmail)}`}
      aria-label={`${ordinal(rank)} application of ${fullName}: show earlier`}
    >
      {`${ordinal(rank)} application`}
    </Link>
  )
}

export function ItemActions({ application, isBin }: ApplicationItemProps) {
  const [params] = useSearchParams()
  const { _id: id, fullName } = application
  if (isBin) return <RestoreForm id={id} name={fullName} />
  return (
    <>
      <a
        className="btn btn-secondary btn-small"
        href={`/careers/downloadResume/${id}`}
        aria-label={`Download CV of ${fullName}`}
      >
        <Icon name="download" size={18} /> <span>Download CV</span>
      </a>
      <Link
        className="text-link ml-4 inline-flex min-h-11 items-center text-sm text-danger-ink"
        to={`/admin/jobs/${id}/delete${deskParams(params)}`}
        aria-label={`Delete the application of ${fullName}`}
      >
        Delete
      </Link>
    </>
  )
}
