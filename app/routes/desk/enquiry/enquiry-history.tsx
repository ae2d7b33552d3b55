import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { STATE_LABELS } from '#app/models/mail/mail'
import { AttachedFiles } from '#app/routes/desk/inbox/attached-files'
import { type Moment, When } from '#app/routes/desk/when'
import { Icon } from '#app/ui/icon'
import type { EnquiryPageData } from './enquiry-page.server'

type Event = EnquiryPageData['history'][number]

const ICONS = {
  status: 'route',
  assignment: 'user-round-plus',
  note: 'file-text',
  spam: 'eye-off',
  reply: 'send',
  answer: 'mail',
  call: 'phone-outgoing',
  'follow-up': 'clock',
  correction: 'user-round',
}

export function EnquiryHistory({ received, events }: { received: Moment; events: Event[] }) {
  return (
    <History received={received}>
      {events.toReversed().map((event) => (
        <li key={event.id}>
          <Icon name={ICONS[event.kind]} size={18} />
          <p>
            <b>{event.adminName}</b> <span>{describe(event)}</span> <When {...event} />{' '}
            {event.reply && <Delivery mail={event.reply} />}
          </p>
          {(event.note || event.answer) && (
            <blockquote>
              {event.answer?.subject && <b className="block">{event.answer.subject}</b>}
              <span>{event.note || 'No text.'}</span>
            </blockquote>
          )}
          {event.answer && (
            <AnswerParts {...event.answer} mailId={event.mailId} text={event.note} />
          )}
        </li>
      ))}
    </History>
  )
}

export function History({ received, children }: { received: Moment; children: ReactNode }) {
  return (
    <ol className="history gap-3" reversed>
      {children}
      <li>
        <Icon name="inbox" size={18} />
        <p>
          Received <When {...received} />
        </p>
      </li>
    </ol>
  )
}

function describe({ kind, adminName, from, to, day, reply }: Event): string {
  switch (kind) {
    case 'status':
      return `moved it from ${from} to ${to}`
    case 'assignment':
      return describeAssignment(adminName, from, to)
    case 'spam':
      return to === 'spam' ? 'marked it as spam' : 'marked it as not spam'
    case 'note':
      return 'noted'
    case 'reply':
      return reply ? `replied to ${reply.to}` : 'replied by email'
    case 'answer':
      return describeAnswer(from, to)
    case 'call':
      return 'called'
    case 'correction':
      return 'corrected the details'
    case 'follow-up':
      return day === '' ? 'cleared the follow-up date' : `set a follow-up for ${day}`
  }
}

function describeAssignment(by: string, from: string, to: string): string {
  if (to === '') return `unassigned ${from}`
  if (to === by) return from === '' ? 'took it' : `took it over from ${from}`
  return from === '' ? `assigned it to ${to}` : `passed it from ${from} to ${to}`
}

/** @param address another one than the visitor's, or '' @param kind '' for an answer of a person */
function describeAnswer(address: string, kind: string): string {
  if (kind === 'bounce') return 'could not deliver an email'
  if (kind !== '') return 'answered automatically'
  return address === ''
    ? 'answered by email'
    : `answered by email from another address, ${address},`
}

function Delivery({ mail: { state, lastError } }: { mail: NonNullable<Event['reply']> }) {
  return (
    <>
      <span className={`badge badge-${state}`}>{STATE_LABELS[state]}</span>
      {lastError && state !== 'sent' && <span className="hint block">{lastError}</span>}
    </>
  )
}

interface AnswerPartsProps extends Omit<NonNullable<Event['answer']>, 'subject'> {
  mailId: string
  text: string
}

function AnswerParts({ mailId, files, length, text }: AnswerPartsProps) {
  const isCut = length > [...text].length
  if (!isCut && files.length === 0) return null
  return (
    <div className="col-start-2 grid gap-1">
      <AttachedFiles files={files} />
      {isCut && (
        <Link className="text-link text-sm" to={`/admin/inbox/${mailId}`}>
          Read the whole email
        </Link>
      )}
    </div>
  )
}
