import { showCount } from '#app/models/count'
import type { MailState } from '#app/models/mail/mail'
import { splitAtReferences } from '#app/models/text'

export const STATE_LABELS = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held as spam',
} satisfies Record<MailState, string>

export function mailNotice(waiting: number): string {
  const messages = waiting === 1 ? '1 message waits' : `${showCount(waiting, true)} messages wait`
  return `Mail is not set up: ${messages}. Set SMTP_URL.`
}

/** The subject of a mail, without a line break inside a reference. */
export function MailSubject({ children }: { children: string }) {
  return splitAtReferences(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <bdi className="whitespace-nowrap" key={part}>
        {part}
      </bdi>
    ),
  )
}
