import { setTimeout as sleep } from 'node:timers/promises'

import { log } from '#app/http/log.server'
import type { Site } from '#app/models/company/site.server'
import {
  listDueMails,
  markFailed,
  markSent,
  type QueuedMail,
} from '#app/models/mail/delivery.server'
import { toMessage } from './mail-message'
import { startRounds } from './rounds'

/** Empties the outbox, one mail at a time. */
export interface Mailer {
  /** Looks for due mails now. */
  wake(): void
  /** Lets the mail in flight finish, for a few seconds. The outbox is not touched once this is done. */
  stop(): Promise<void>
}

const PACE = {
  /** One query of an index, far below a millisecond: so no route has to know that mail is sent here. */
  pollMs: 2000,
  /** After trouble with the server or the outbox, not with one mail. */
  restMs: 30_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  /** For a whole delivery: a server that trickles its answers never trips the timeouts above. */
  deliveryMs: 120_000,
  stopMs: 5000,
  now: Date.now,
}

/** Sends what waits while SMTP_URL is set. At least once: after a crash a mail may come again, with its Message-ID. */
export function startMailer(site: Site, pace: Partial<typeof PACE> = {}): Mailer {
  const { smtpUrl } = site.settings
  if (smtpUrl === undefined) return { wake() {}, stop: async () => {} }

  const { pollMs, restMs, deliveryMs, stopMs, now, ...timeouts } = { ...PACE, ...pace }
  const transport = openTransport(smtpUrl, timeouts)
  /** Taken by the server, not yet marked: a full disk must not send a mail over and over. */
  const accepted = new Set<string>()

  /** @returns whether the server is fit for the next mail */
  async function deliver(mail: QueuedMail): Promise<boolean> {
    if (!accepted.has(mail.id)) {
      try {
        await (await transport).sendMail({
          ...toMessage(mail, site),
          signal: AbortSignal.timeout(deliveryMs),
        })
        accepted.add(mail.id)
      } catch (error) {
        return rounds.isStopping() ? false : noteFailure(mail, readFailure(error))
      }
    }
    await markSent(site.db, mail.id, now())
    accepted.delete(mail.id)
    log.info({ mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1 }, 'mail sent')
    return true
  }

  async function noteFailure(mail: QueuedMail, failure: Failure): Promise<boolean> {
    const { code, status, isPermanent, isAboutMail } = failure
    await markFailed(site.db, mail, { error: failure.message, isPermanent, now: now() })
    const attempt = mail.attempts + 1
    log.warn({ mail: mail.id, kind: mail.kind, attempt, code, status }, 'mail not sent')
    return isAboutMail
  }

  async function sendDue(): Promise<void> {
    while (!rounds.isStopping()) {
      // One by one: while a mail is on its way, the next may be held or erased.
      const [mail] = await listDueMails(site.db, now(), 1)
      if (!mail) return
      if (await deliver(mail)) continue
      rounds.rest()
      return
    }
  }

  const rounds = startRounds(sendDue, { everyMs: pollMs, restMs, trouble: 'outbox not kept' })
  return {
    wake: rounds.begin,
    async stop() {
      const over = rounds.stop()
      await Promise.race([over, sleep(stopMs, undefined, { ref: false })])
      ;(await transport).close({ force: true })
      await over
    },
  }
}

export async function openTransport(
  smtpUrl: string,
  timeouts: Pick<typeof PACE, 'connectionTimeout' | 'greetingTimeout' | 'socketTimeout'>,
) {
  const { createTransport } = await import('nodemailer')
  const { password, hostname } = new URL(smtpUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // Once, for a connection that the server ended between two mails; every other retry is the outbox's.
    maxRequeues: 1,
    idleTimeout: 5000,
    // A password never crosses a network in the clear; ?requireTLS=false in SMTP_URL says otherwise.
    requireTLS: password !== '' && !isHere,
    // A fresh mail server signs its own certificate, and nobody stands between it and a program beside it.
    tls: { rejectUnauthorized: !isHere },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
}

interface Failure {
  message: string
  code: unknown
  status: unknown
  /** The server refused this mail for good (RFC 5321, 4.2.1). */
  isPermanent: boolean
  /** The server is there and spoke about this mail; others may fare better. */
  isAboutMail: boolean
}

function readFailure(error: unknown): Failure {
  const failure = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in failure ? failure.code : undefined
  const status = 'responseCode' in failure ? failure.responseCode : undefined
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && status !== 421
  const isPermanent = isAboutMail && 'permanent' in failure && failure.permanent === true
  const message = code === 'EABORT' ? 'The mail server took too long' : failure.message
  return { message, code, status, isPermanent, isAboutMail }
}
