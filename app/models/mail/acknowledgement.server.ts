import { and, eq, gt, sql } from 'drizzle-orm'

import type { Queries } from '#db/database.server'
import { mails } from '#db/schema'
import { queueMail } from './outbox.server'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** Nobody's mailbox can be filled by a stranger's hand: one a day for an address, so many an hour for everybody. */
const PER_ADDRESS_A_DAY = 1
const FOR_ALL_AN_HOUR = 30

/** In the words of the index. */
const isAcknowledgement = sql`${mails.kind} = 'acknowledgement'`

export interface Acknowledgement {
  subjectId: string
  reference: string
  to: { name: string; address: string }
  /** Who writes, and whom an answer reaches. */
  company: { name: string; email: string }
  now: number
}

/**
 * Tells a sender that their message is here, in words of our own alone: nothing they typed goes out, so that the site
 * cannot be made to carry somebody's text to somebody else. In the transaction that stores the message.
 */
export async function acknowledge(tx: Queries, mail: Acknowledgement): Promise<void> {
  const { now, to, reference, company } = mail
  const sentSince = (since: number, address?: string) =>
    tx.$count(
      mails,
      and(
        isAcknowledgement,
        gt(mails.createdAt, since),
        address === undefined ? undefined : eq(mails.toAddress, address.toLowerCase()),
      ),
    )
  if ((await sentSince(now - DAY_MS, to.address)) >= PER_ADDRESS_A_DAY) return
  if ((await sentSince(now - HOUR_MS)) >= FOR_ALL_AN_HOUR) return

  await queueMail(tx, {
    kind: 'acknowledgement',
    subjectId: mail.subjectId,
    replyTo: { name: company.name, address: company.email },
    toAddress: to.address.toLowerCase(),
    subject: `We have your message (${reference})`,
    text: [
      'Your message has reached us, and a person will read it.',
      // On a line of its own: a longer one may end at its hyphens.
      `Quote its reference when you write or call:\n${reference}`,
      `${company.name}\n${company.email}`,
    ].join('\n\n'),
    now,
  })
}
