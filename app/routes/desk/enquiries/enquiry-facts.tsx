import { Link } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { enquiryFields } from '#app/models/enquiry/enquiry'
import { ordinal } from '#app/models/text'
import { callHref, mailHref, telegramHref } from '#app/routes/desk/enquiry/reply-links'
import { Icon } from '#app/ui/icon'
import { EmailAddress } from '#app/ui/line-breaks'
import type { ShownEnquiry } from './enquiry-view.server'

const CARD_FIELDS = enquiryFields.filter(({ shownIn }) => shownIn.includes('card'))

export function EnquiryFacts({
  enquiry,
  children,
}: {
  enquiry: ShownEnquiry
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
            {call ? <a href={call}>{enquiry.phoneShown}</a> : <span>{enquiry.phoneShown}</span>}
            {!enquiry.isPhoneValid && <span className="hint"> (check the number)</span>}
          </dd>
          <dt>Country code</dt>
          <dd className="num">{enquiry.countryCode || '–'}</dd>
        </>
      )}
      {CARD_FIELDS.map(
        ({ name, label, staffLabel = label }) =>
          enquiry[name] && (
            <Fragment key={name}>
              <dt>{staffLabel}</dt>
              <dd>
                {name === 'telegramId' && telegram ? (
                  <a href={telegram}>{enquiry.telegramId}</a>
                ) : (
                  enquiry[name]
                )}
              </dd>
            </Fragment>
          ),
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

type Marked = Pick<
  ShownEnquiry,
  '_id' | 'name' | 'waiting' | 'earlier' | 'callBack' | 'isCallBackNow' | 'assignee'
>

export function EnquiryMarks({ enquiry, search = '' }: { enquiry: Marked; search?: string }) {
  const { waiting, earlier, callBack, isCallBackNow, assignee } = enquiry
  return (
    <ul className="marks gap-x-3.5 gap-y-1.5 leading-[1.4]">
      {waiting && (
        <li className={waiting.isOverdue ? 'font-[650] text-danger-ink' : undefined}>
          <Icon name={waiting.isOverdue ? 'circle-alert' : 'clock'} size={16} />
          <span>{`${waiting.isOverdue ? 'Overdue: waiting' : 'Waiting'} ${waiting.words}`}</span>
        </li>
      )}
      {callBack && (
        <li className={isCallBackNow ? 'font-[650] text-success' : undefined}>
          <Icon name="phone-outgoing" size={16} />
          <span>{`Call back: ${callBack.toLowerCase()}${isCallBackNow ? ', now' : ''}`}</span>
        </li>
      )}
      {earlier > 0 && (
        <li>
          <Icon name="user-round-search" size={16} />
          <Link className="text-link" to={`/admin/enquiries/${enquiry._id}${search}#person`}>
            {`${ordinal(earlier + 1)} enquiry from this person`}
          </Link>
        </li>
      )}
      <li>
        <Icon name="user-round" size={16} />
        <span>{assignee || 'Unassigned'}</span>
      </li>
    </ul>
  )
}

/** What a card shows without scrolling, at its narrowest. */
const LINES = 8
const LETTERS = 32

/** A long text scrolls inside its card, and must then be reachable by keyboard. */
export function Quote({ children }: { children: string }) {
  return <blockquote tabIndex={isLong(children) ? 0 : undefined}>{children}</blockquote>
}

function isLong(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LETTERS)))
  return lines.reduce((sum, count) => sum + count, 0) > LINES
}
