import { Link } from '@remix-run/react'

import { ordinal } from '#app/models/text'
import { Icon } from '#app/ui/icon'
import type { ShownEnquiry } from './enquiries'

type Marked = Pick<
  ShownEnquiry,
  '_id' | 'name' | 'waiting' | 'earlier' | 'callBack' | 'isCallBackNow' | 'assignee'
>

/** What to know about an enquiry before reading it: how long it waits, a call asked for, the person met before. */
export function EnquiryMarks({ enquiry, search = '' }: { enquiry: Marked; search?: string }) {
  const { waiting, earlier, callBack, isCallBackNow, assignee } = enquiry
  return (
    <ul className="marks">
      {waiting && (
        <li className={waiting.isOverdue ? 'mark-late' : undefined}>
          <Icon name={waiting.isOverdue ? 'circle-alert' : 'clock'} size={16} />
          {waiting.isOverdue ? 'Overdue: waiting' : 'Waiting'} {waiting.words}
        </li>
      )}
      {callBack && (
        <li className={isCallBackNow ? 'mark-now' : undefined}>
          <Icon name="phone-outgoing" size={16} />
          Call back: {callBack.toLowerCase()}
          {isCallBackNow ? ', now' : ''}
        </li>
      )}
      {earlier > 0 && (
        <li>
          <Icon name="user-round-search" size={16} />
          <Link className="text-link" to={`/admin/enquiries/${enquiry._id}${search}#person`}>
            {ordinal(earlier + 1)} enquiry from this person
          </Link>
        </li>
      )}
      <li>
        <Icon name="user-round" size={16} />
        {assignee || 'Unassigned'}
      </li>
    </ul>
  )
}
