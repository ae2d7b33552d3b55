import { and, eq, gt, sql } from 'drizzle-orm'

import type { Queries } from '#db/database.server'
import { mails } from '#db/schema'
import { queueMail } from './outbox.server'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** A stranger must not fill somebody's mailbox. */
const PER_ADDRESS_A_DAY = 1
const FOR_ALL_AN_HOUR = 30

const isAcknowledgement = sql`${mails.kind} = 'acknowledgement'`

export interface Acknowledgement {
  subjectId: string
  reference: string
  to: { name: string; address: string }
  company: { name: string; email: string }
  now: number
}

/** Holds nothing that the sender typed, so that the site cannot carry somebody's text to somebody else. */
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
      // A longer line might break at its hyphens.
      `Quote its reference when you write or call:\n${reference}`,
      `${company.name}\n${company.email}`,
    ].join('\n\n'),
    now,
  })
}
