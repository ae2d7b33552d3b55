import { Link } from '@remix-run/react'

import { MAIL_STATES, type MailState } from '#app/models/mail/mail'

interface MailStripProps {
  counts: Record<MailState, number>
  current: MailState | undefined
}

export const STATE_WORDS = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held as spam',
} satisfies Record<MailState, string>

/** How many mails stand where; each figure is a link that sets the filter. */
export function MailStrip({ counts, current }: MailStripProps) {
  const cells = MAIL_STATES.map((state) => ({
    label: STATE_WORDS[state],
    count: counts[state],
    to: `/admin/mails?state=${state}`,
    isCurrent: state === current,
  }))
  const all = MAIL_STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <ul className="strip">
      {[{ label: 'All', count: all, to: '/admin/mails', isCurrent: !current }, ...cells].map(
        ({ label, count, to, isCurrent }) => (
          <li key={label}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              <span>{label}</span>
              <b className="num">{count.toLocaleString('en-IN')}</b>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
