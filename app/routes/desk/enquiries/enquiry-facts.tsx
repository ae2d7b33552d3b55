import { Link } from '@remix-run/react'
import { enquiryFields, type Status } from '#app/models/enquiry/enquiry'
import { ordinal } from '#app/models/text'
import { callHref, mailHref, telegramHref } from '#app/routes/desk/enquiry/reply-links'
import { type Fact, Facts } from '#app/routes/desk/facts'
import { When } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'
import { EmailAddress } from '#app/ui/line-breaks'
import type { ShownEnquiry } from './enquiry-view.server'

const CARD_FIELDS = enquiryFields.filter(({ shownIn }) => shownIn.includes('card'))

interface EnquiryFactsProps {
  enquiry: ShownEnquiry
  more?: readonly Fact[]
}

export function EnquiryFacts({ enquiry, more = [] }: EnquiryFactsProps) {
  const { phone, countryCode, source } = enquiry
  const mail = (
    <a href={mailHref(enquiry)}>
      <EmailAddress>{enquiry.email}</EmailAddress>
    </a>
  )
  const telegram = telegramHref(enquiry)
  const shownValue = (name: (typeof CARD_FIELDS)[number]['name']) =>
    name === 'telegramId' && telegram ? <a href={telegram}>{enquiry[name]}</a> : enquiry[name]
  const facts: Fact[] = [
    ['Email', mail],
    ['Phone', phone && <PhoneLink enquiry={enquiry} />, 'num'],
    ['Country code', phone && !phone.startsWith('+') && countryCode, 'num'],
    ...CARD_FIELDS.map(
      ({ name, label, staffLabel = label }): Fact => [staffLabel, shownValue(name)],
    ),
    ['About', enquiry.type],
    ['Reference', enquiry.reference, 'num whitespace-nowrap'],
    ['Came from', [...new URLSearchParams(source).values()].map(sourceLabel).join(', ')],
    ['Received', <When key="at" {...enquiry.received} />],
    ['Updated', <When key="at" {...enquiry.changed} />],
    ...more,
  ]
  return <Facts facts={facts} />
}

const sourceLabel = (value: string) => (value === '/' ? 'Home page' : value)

function PhoneLink({ enquiry: { phone, phoneShown, isPhoneValid } }: { enquiry: ShownEnquiry }) {
  const call = callHref(phone)
  return (
    <>
      {call ? <a href={call}>{phoneShown}</a> : <span>{phoneShown}</span>}
      {!isPhoneValid && <span className="hint"> (check the number)</span>}
    </>
  )
}

type Marked = Pick<
  ShownEnquiry,
  '_id' | 'name' | 'waiting' | 'earlier' | 'callBack' | 'isCallBackNow' | 'assignee' | 'followUp'
>

export function EnquiryMarks({ enquiry, search = '' }: { enquiry: Marked; search?: string }) {
  const { waiting, earlier, callBack, isCallBackNow, assignee, followUp } = enquiry
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
      {followUp && (
        <li className={followUp.isOverdue ? 'font-[650] text-warning' : undefined}>
          <Icon name="calendar-check" size={16} />
          <span>{followUp.words}</span>
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

export function StatusBadge({ status, isSpam }: { status: Status; isSpam?: boolean }) {
  if (isSpam) {
    return (
      <span key="spam" className="badge badge-held">
        Spam
      </span>
    )
  }
  return <span className={`badge badge-${status.toLowerCase()}`}>{status}</span>
}
