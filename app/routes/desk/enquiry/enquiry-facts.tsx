import type { ReactNode } from 'react'
import type { ShownEnquiry } from '#app/routes/desk/enquiries/enquiries'
import { EmailAddress } from '#app/ui/email-address'
import { callHref, mailHref, telegramHref } from './reply-hrefs'

/** Every field of an enquiry but its words. */
export function EnquiryFacts({
  enquiry,
  children,
}: {
  enquiry: ShownEnquiry
  /** More facts, after the others. */
  children?: ReactNode
}) {
  const telegram = telegramHref(enquiry)
  const call = callHref(enquiry.phone)
  return (
    <dl>
      <dt>Email</dt>
      <dd>
        <a href={mailHref(enquiry)}>
          <EmailAddress>{enquiry.email}</EmailAddress>
        </a>
      </dd>
      {enquiry.phone && (
        <>
          <dt>Phone</dt>
          <dd className="num">
            {call ? <a href={call}>{enquiry.phoneShown}</a> : enquiry.phoneShown}
            {!enquiry.isPhoneValid && <span className="hint"> (check the number)</span>}
          </dd>
          <dt>Country code</dt>
          <dd className="num">{enquiry.countryCode || '–'}</dd>
        </>
      )}
      {enquiry.telegramId && (
        <>
          <dt>Telegram</dt>
          <dd>{telegram ? <a href={telegram}>{enquiry.telegramId}</a> : enquiry.telegramId}</dd>
        </>
      )}
      <dt>About</dt>
      <dd>{enquiry.type}</dd>
      <dt>Reference</dt>
      <dd className="num whitespace-nowrap">{enquiry.reference}</dd>
      {enquiry.source && (
        <>
          <dt>Came from</dt>
          <dd>{[...new URLSearchParams(enquiry.source).values()].join(', ')}</dd>
        </>
      )}
      <dt>Received</dt>
      <dd className="num">{enquiry.receivedAt}</dd>
      <dt>Updated</dt>
      <dd className="num">{enquiry.changedAt}</dd>
      {children}
    </dl>
  )
}
