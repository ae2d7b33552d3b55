import type { SendMailOptions } from 'nodemailer'
import { messageIdOf, senderOf, staffOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import { mailableAddress } from '#app/models/email'
import type { QueuedMail } from '#app/models/mail/delivery.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { escapeHtml, splitAtReferences } from '#app/models/text'

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

function toHtml(text: string): string {
  const paragraphs = splitAtReferences(escapeHtml(text))
    .map((part, at) => (at % 2 === 0 ? part : `<span style="white-space:nowrap">${part}</span>`))
    .join('')
    .split(/\n{2,}/)
  return paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('\n')
}
