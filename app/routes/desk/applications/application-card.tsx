import { Link } from '@remix-run/react'

import type { Application } from '#app/models/application/application'
import { ordinal } from '#app/models/text'
import { Quote } from '#app/routes/desk/enquiries/enquiry-facts'
import { callHref, subjectHref } from '#app/routes/desk/enquiry/reply-links'
import { deskParams } from '#app/routes/desk/outcome-params'
import { Icon } from '#app/ui/icon'
import { EmailAddress } from '#app/ui/line-breaks'
import { UndoForm } from './application-notices'

interface ShownApplication extends Application {
  phoneShown: string
  /** Day in the time zone of the company. */
  receivedOn: string
  /** 2 for the second application of one person. */
  rank: number
  /** Finds the earlier applications; empty for the first. */
  earlierEmail: string
}

interface ApplicationCardProps {
  application: ShownApplication
  isBin: boolean
  params: URLSearchParams
}

export function cardId({ _id }: { _id: string }): string {
  return `application-${_id}`
}

export function ApplicationCard({ application, isBin, params }: ApplicationCardProps) {
  const { _id: id, rank } = application
  const call = callHref(application.phone)
  return (
    <li className="enquiry" id={cardId(application)}>
      <header>
        <div>
          <h2>{application.fullName}</h2>
          <p>{`${application.jobRole}, ${application.experience}`}</p>
        </div>
        {rank > 1 && (
          <Link
            className="badge badge-repeat"
            to={`/admin/jobs?q=${encodeURIComponent(application.earlierEmail)}`}
            aria-label={`${ordinal(rank)} application of ${application.fullName}: show earlier`}
          >
            {`${ordinal(rank)} application`}
          </Link>
        )}
      </header>
      <Quote>{application.motivation}</Quote>
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={subjectHref(application.email, application.reference)}>
            <EmailAddress>{application.email}</EmailAddress>
          </a>
        </dd>
        <dt>Phone</dt>
        <dd className="num">
          {call ? <a href={call}>{application.phoneShown}</a> : application.phoneShown}
        </dd>
        <dt>Gender</dt>
        <dd>{application.gender}</dd>
        <dt>Reference</dt>
        <dd className="num whitespace-nowrap">{application.reference}</dd>
        <dt>Received</dt>
        <dd className="num">{application.receivedOn}</dd>
        <dt>Resume</dt>
        <dd>{`${application.resumeName} (${Math.ceil(application.resumeBytes / 1024)} KB)`}</dd>
      </dl>
      {isBin ? (
        <div className="card-acts">
          <UndoForm id={id} params={params} label="Take back" of={application.fullName} />
        </div>
      ) : (
        <CardActs application={application} params={params} />
      )}
    </li>
  )
}

function CardActs({ application, params }: Omit<ApplicationCardProps, 'isBin'>) {
  const { _id: id, fullName } = application
  return (
    <div className="card-acts">
      <a
        className="btn btn-secondary btn-small"
        href={`/careers/downloadResume/${id}`}
        aria-label={`Download CV of ${fullName}`}
      >
        <Icon name="download" size={18} /> Download CV
      </a>
      <Link
        className="btn btn-small btn-danger"
        to={`/admin/jobs/${id}/delete${deskParams(params)}`}
        aria-label={`Delete the application of ${fullName}`}
      >
        Delete
      </Link>
    </div>
  )
}
