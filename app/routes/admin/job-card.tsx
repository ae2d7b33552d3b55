import { Link } from '@remix-run/react'

import { Icon } from '#app/ui/icon'
import type { ShownApplication } from './jobs'

export function JobCard({ application }: { application: ShownApplication }) {
  const { _id: id } = application
  return (
    <li className="enquiry" id={`application-${id}`}>
      <header>
        <div>
          <h2>{application.fullName}</h2>
          <p>
            {application.jobRole}, {application.experience}
          </p>
        </div>
      </header>
      <blockquote>{application.motivation}</blockquote>
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${application.email}?subject=${application.reference}`}>
            {application.email}
          </a>
        </dd>
        <dt>Phone</dt>
        <dd className="num">
          <a href={`tel:${application.phone.replace(/[^\d+]/g, '')}`}>{application.phone}</a>
        </dd>
        <dt>Gender</dt>
        <dd>{application.gender}</dd>
        <dt>Reference</dt>
        <dd className="num">{application.reference}</dd>
        <dt>Received</dt>
        <dd className="num">{application.receivedOn}</dd>
        <dt>Resume</dt>
        <dd>
          {application.resumeName} ({Math.ceil(application.resumeBytes / 1024)} KB)
        </dd>
      </dl>
      <div className="card-acts">
        <a
          className="btn btn-secondary btn-small"
          href={`/careers/downloadResume/${id}`}
          download={application.resumeName}
        >
          <Icon name="download" size={18} /> Download CV
          <span className="sr-only"> of {application.fullName}</span>
        </a>
        <Link className="btn btn-small btn-danger" to={`/admin/jobs/${id}/delete`}>
          Delete<span className="sr-only"> the application of {application.fullName}</span>
        </Link>
      </div>
    </li>
  )
}
