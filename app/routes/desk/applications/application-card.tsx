import { Link } from '@remix-run/react'

import type { Application } from '#app/models/application/application'
import { ordinal } from '#app/models/text'
import { Quote } from '#app/routes/desk/enquiries/enquiry-facts'
import { callHref, subjectHref } from '#app/routes/desk/enquiry/reply-links'
import { type Fact, Facts } from '#app/routes/desk/facts'
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
      <Facts facts={factsOf(application)} />
      {isBin ? (
        <div className="card-acts">
          <UndoForm id={id} params={params} label="Restore" of={application.fullName} />
        </div>
      ) : (
        <CardActs application={application} params={params} />
      )}
    </li>
  )
}

function factsOf(application: ShownApplication): Fact[] {
  const { email, phone, phoneShown, gender, reference, receivedOn } = application
  const call = callHref(phone)
  const mail = (
    <a href={subjectHref(email, reference)}>
      <EmailAddress>{email}</EmailAddress>
    </a>
  )
  const kilobytes = Math.ceil(application.resumeBytes / 1024)
  return [
    ['Email', mail],
    ['Phone', call ? <a href={call}>{phoneShown}</a> : phoneShown, 'num'],
    ['Gender', gender],
    ['Reference', reference, 'num whitespace-nowrap'],
    ['Received', receivedOn, 'num'],
    ['Resume', `${application.resumeName} (${kilobytes} KB)`],
  ]
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
