import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { MailSubject } from '#app/routes/desk/mail/mail-subject'
import { When } from '#app/routes/desk/when'
import { Banner } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import type { FoundPerson } from './privacy.server'

export function isNothingFound({ enquiries, applications, received }: FoundPerson['counts']) {
  return enquiries + applications + received === 0
}

export function PrivacyFound({ found }: { found: FoundPerson }) {
  const { who, shownKey, counts, enquiries, applications, mails, received, others } = found
  if (isNothingFound(counts)) {
    return (
      <div className="mt-8 max-w-xl">
        <Banner tone="plain">{`There is nothing about ${shownKey}.`}</Banner>
        <Form method="post" action="/admin/privacy/erasure" className="mt-4">
          <input type="hidden" name="who" value={who} />
          <button className="btn btn-secondary" type="submit">
            Search other records for mentions
          </button>
        </Form>
      </div>
    )
  }
  return (
    <section
      className="found mt-9 grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-3.5"
      aria-labelledby="found"
    >
      <h2 id="found" className="text-[1.375rem]">
        {`Everything about ${shownKey}`}
      </h2>
      <PrivacyOthers others={others} />
      <Part title="Enquiries and messages" total={counts.enquiries} shown={enquiries.length}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <b className="whitespace-nowrap">{enquiry.reference}</b>{' '}
            <span>{`${enquiry.type}, ${enquiry.state}`}</span>
            <span>
              <span>{`${enquiry.name},`}</span> <When {...enquiry.at} />
            </span>
            <p>{enquiry.desc}</p>
          </li>
        ))}
      </Part>
      <Part title="Applications" total={counts.applications} shown={applications.length}>
        {applications.map((application) => (
          <li key={application.id}>
            <b className="whitespace-nowrap">{application.reference}</b>{' '}
            <span>{`${application.jobRole}${application.isInBin ? ', in the bin' : ''}`}</span>
            <span>
              <span>{`${application.fullName},`}</span> <When {...application.at} />
            </span>
            <a href={`/careers/downloadResume/${application.id}`}>{application.resumeName}</a>
          </li>
        ))}
      </Part>
      <Part title="Emails to and about them" total={counts.mails} shown={mails.length}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailSubject>{mail.subject}</MailSubject>
            <span>
              <span>{`${mail.state},`}</span> <When {...mail.at} />
            </span>
          </li>
        ))}
      </Part>
      <Part title="Emails from them" total={counts.received} shown={received.length}>
        {received.map((mail) => (
          <li key={mail.id}>
            <Link to={`/admin/inbox/${mail.id}`}>
              <MailSubject>{mail.subject || 'No subject'}</MailSubject>
            </Link>
            <When {...mail.at} />
          </li>
        ))}
      </Part>
      <p className="hint">{`Internal notes: ${counts.notes}.`}</p>
      <div className="office-acts">
        <Form method="post" action="/admin/privacy/export" reloadDocument>
          <input type="hidden" name="who" value={who} />
          <button className="btn btn-secondary" type="submit">
            <Icon name="download" size={18} /> Download as JSON
          </button>
        </Form>
        <Form method="post" action="/admin/privacy/erasure">
          <input type="hidden" name="who" value={who} />
          <button className="btn btn-secondary btn-danger" type="submit">
            Erase everything…
          </button>
        </Form>
      </div>
    </section>
  )
}

interface PartProps {
  title: string
  total: number
  shown: number
  children: ReactNode
}

function Part({ title, total, shown, children }: PartProps) {
  if (total === 0) return null
  return (
    <details className="office-box" open={total <= 5}>
      <summary>{`${title}: ${total}`}</summary>
      {shown < total && (
        <p className="hint">{`Showing the last ${shown}. The download has all of them.`}</p>
      )}
      <ul className="mt-3">{children}</ul>
    </details>
  )
}

export function PrivacyOthers({ others }: { others: string[] }) {
  if (others.length === 0) return null
  return (
    <p className="banner banner-plain others">
      <span>{`These records also contain ${others.join(', ')}. If it belongs to the same person, search for it too. If not, this also shows somebody else’s data.`}</span>
    </p>
  )
}
