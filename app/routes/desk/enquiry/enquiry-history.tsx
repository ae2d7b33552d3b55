import { Icon } from '#app/ui/icon'
import type { EnquiryPageData } from './enquiry-page.server'

type Event = EnquiryPageData['history'][number]

interface EnquiryHistoryProps {
  receivedAt: string
  events: Event[]
}

const ICONS = {
  status: 'route',
  assignment: 'user-round-plus',
  note: 'file-text',
  spam: 'eye-off',
  reply: 'send',
  answer: 'mail',
  call: 'phone-outgoing',
  'follow-up': 'clock',
}

export function EnquiryHistory({ receivedAt, events }: EnquiryHistoryProps) {
  return (
    <ol className="history">
      <li>
        <Icon name="inbox" size={18} />
        <p>
          Received <span className="num">{receivedAt}</span>
        </p>
      </li>
      {events.map((event) => (
        <li key={event.id}>
          <Icon name={ICONS[event.kind]} size={18} />
          <p>
            <b>{event.adminName}</b> <span>{describe(event)}</span>{' '}
            <span className="num">{event.at}</span>
          </p>
          {event.note && <blockquote>{event.note}</blockquote>}
        </li>
      ))}
    </ol>
  )
}

function describe({ kind, from, to }: Event): string {
  switch (kind) {
    case 'status':
      return `moved it from ${from} to ${to}`
    case 'assignment':
      if (to === '') return `took it from ${from}`
      return from === '' ? `assigned it to ${to}` : `passed it from ${from} to ${to}`
    case 'spam':
      return to === 'spam' ? 'marked it as spam' : 'marked it as not spam'
    case 'note':
      return 'noted'
    case 'reply':
      return 'replied by email'
    case 'answer':
      return 'answered by email'
    case 'call':
      return 'called'
    case 'follow-up':
      return to === '' ? 'cleared the follow-up date' : `set a follow-up for ${to}`
  }
}
