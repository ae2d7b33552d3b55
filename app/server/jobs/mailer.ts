import { setTimeout as sleep } from 'node:timers/promises'
import type { SendMailOptions } from 'nodemailer'
import { log } from '#app/http/log.server'
import { messageIdOf, senderOf, staffOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import { mailableAddress } from '#app/models/email'
import { putInSummary } from '#app/models/mail/cap.server'
import {
  type Accepted,
  listDueMails,
  markFailed,
  markSent,
  type QueuedMail,
} from '#app/models/mail/delivery.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { writeSummary } from '#app/models/mail/summary.server'
import {
  explainRefusals,
  type Failure,
  openTransport,
  readFailure,
  TIMEOUTS,
} from '#app/models/mail/transport.server'
import { escapeHtml, splitAtReferences } from '#app/models/text'
import { storageFault } from '#db/busy.server'
import { mails } from '#db/schema'
import { startWorker } from './worker'

type Transport = Awaited<ReturnType<typeof openTransport>>

export const PACE = {
  pollMs: 2000,
  backoffMs: 30_000,
  ...TIMEOUTS,
  /** A server that trickles its response never exceeds the other timeouts. */
  deliveryMs: 900_000,
  stopMs: 5000,
  now: Date.now,
}

/** Accepted by the server, not yet marked as sent: on a full disk a mail must not be sent again and again. */
const accepted = new Map<string, Accepted>()

/** Delivers at least once: after a crash a mail may be sent again, with the same Message-ID. */
export function startMailer(site: Site, pace: Partial<typeof PACE> = {}) {
  const { pollMs, backoffMs, deliveryMs, stopMs, now, ...timeouts } = { ...PACE, ...pace }
  let resumesAt = 0
  let isStopping = false
  let open: { smtpUrl: string; transport: Promise<Transport> } | undefined

  /** Uses the mail server that is set now. @returns false where none is set */
  async function connect(): Promise<boolean> {
    const { smtpUrl } = mailOf(site)
    if (smtpUrl === open?.smtpUrl) return smtpUrl !== undefined
    const old = open
    open =
      smtpUrl === undefined ? undefined : { smtpUrl, transport: openTransport(smtpUrl, timeouts) }
    await close(old)
    return open !== undefined
  }

  async function close(one: typeof open): Promise<void> {
    ;(await one?.transport)?.close({ force: true })
  }

  async function deliver(mail: QueuedMail): Promise<boolean> {
    const transport = await open?.transport
    if (!transport) return false
    try {
      if (!accepted.has(mail.id)) await send(mail, transport)
    } catch (error) {
      return isStopping ? false : noteFailure(mail, readFailure(error))
    }
    await markSent(site.db, mail.id, now(), mails, accepted.get(mail.id))
    accepted.delete(mail.id)
    log.info({ mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1 }, 'mail sent')
    return true
  }

  async function send(mail: QueuedMail, transport: Transport): Promise<void> {
    const signal = AbortSignal.timeout(deliveryMs)
    const { rejectedErrors } = await transport.sendMail({ ...toMessage(mail, site), signal })
    if (rejectedErrors) log.warn({ mail: mail.id }, 'some recipients refused')
    const refusals = explainRefusals(rejectedErrors)
    accepted.set(mail.id, { refusals, toAddress: mail.toAddress })
  }

  async function noteFailure(mail: QueuedMail, failure: Failure): Promise<boolean> {
    const { code, status, isPermanent, isAboutMail } = failure
    await markFailed(site.db, mail, { error: failure.message, isPermanent, now: now() })
    const attempt = mail.attempts + 1
    log.warn({ mail: mail.id, kind: mail.kind, attempt, code, status }, 'mail not sent')
    return isAboutMail
  }

  async function sendDue(): Promise<void> {
    while (!isStopping && performance.now() >= resumesAt && (await connect())) {
      // One by one, because the next mail may be held or erased meanwhile.
      const [mail] = await listDueMails(site.db, now(), 1)
      if (!mail) return
      if (await putInSummary(site, mail, now())) continue
      const complete = await withText(mail)
      if (!complete || (await deliver(complete))) continue
      backOff()
      return
    }
  }

  async function withText(mail: QueuedMail) {
    return mail.kind === 'summary' ? writeSummary(site, mail, now()) : mail
  }

  function backOff(): void {
    resumesAt = performance.now() + backoffMs
  }

  const worker = startWorker(pollMs, sendDue, 'outbox not updated', (error) => {
    if (storageFault(error) !== 'busy') backOff()
  })
  return {
    wake: worker.wake,
    async stop() {
      isStopping = true
      const stopped = worker.stop()
      await Promise.race([stopped, sleep(stopMs, undefined, { ref: false })])
      await close(open)
      await stopped
    },
  }
}

/** Passes email addresses as objects, never as text to parse (OWASP, header injection). */
export function toMessage(mail: QueuedMail, site: Site): SendMailOptions {
  const { company } = site
  const settings = mailOf(site)
  const from = senderOf(settings)
  const staff = staffOf(settings, company).map((address) => ({ name: company.name, address }))
  const to = mail.toAddress ? [{ name: '', address: mail.toAddress }] : staff
  const replyTo = mailableAddress(mail.replyToAddress)
  const isFromPerson = mail.kind === 'reply'
  const thread = mail.thread === '' ? [] : mail.thread.split(' ')
  return {
    envelope: { from, to: to.map(({ address }) => address) },
    from: { name: isFromPerson ? mail.replyToName : company.name, address: from },
    to,
    ...(replyTo !== undefined && { replyTo: { name: mail.replyToName, address: replyTo } }),
    messageId: messageIdOf(mail.id, settings),
    ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: thread }),
    date: new Date(mail.createdAt),
    subject: mail.subject,
    text: mail.text,
    html: toHtml(mail.text),
    // RFC 3834: prevents out-of-office replies.
    ...(!isFromPerson && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  }
}

const PARAGRAPH = '<p dir="auto" style="white-space:pre-wrap">'

function toHtml(text: string): string {
  const paragraphs = splitAtReferences(escapeHtml(text))
    .map((part, at) => (at % 2 === 0 ? part : `<span style="white-space:nowrap">${part}</span>`))
    .join('')
    .split(/\n{2,}/)
  return paragraphs.map((part) => `${PARAGRAPH}${part.replaceAll('\n', '<br>')}</p>`).join('\n')
}
